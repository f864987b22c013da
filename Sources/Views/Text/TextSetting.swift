import AnimationCore
import Foundation
import LayerTree
@_spi(Engine) import ViewGraph

/// What a text looks like, now and at other times.
struct TextSetting: Equatable {
    /// As of some date that is always the same.
    private let request: TextRequest
    private let transition: ContentTransition
    /// What of it leads somewhere, in order.
    let links: [TextLink]
    /// For texts that show the time.
    private let text: Text?
    private let environment: EnvironmentValues
    private let pictures: Text.PictureLoader

    init(
        _ text: Text, in environment: EnvironmentValues, pictures: @escaping Text.PictureLoader
    ) {
        self.text = text.isLive ? text : nil
        self.environment = environment
        self.pictures = pictures
        transition = environment.contentTransition
        request = text.request(
            in: environment, at: Date(timeIntervalSinceReferenceDate: 0), pictures: pictures)
        links = text.links(in: request)
    }

    func request(at date: Date) -> TextRequest {
        text?.request(in: environment, at: date, pictures: pictures) ?? request
    }

    func nextChange(after date: Date) -> Date? { text?.nextChange(after: date) }
    var contentTransition: ContentTransition { transition }

    /// The environment counts by what it does to the request.
    static func == (a: TextSetting, b: TextSetting) -> Bool {
        a.request == b.request && a.text == b.text && a.transition == b.transition && a.links == b.links
    }
}
