import AnimationCore
import Foundation
import LayerTree
@_spi(Engine) import ViewGraph

/// What a text looks like, now and at other times.
struct TextSetting {
    /// Of one object, which is handed on from the sink to the box.
    private let facts: Facts

    private final class Facts {
        /// As of some date that is always the same.
        let request: TextRequest
        let transition: ContentTransition
        let links: [TextLink]
        /// For texts that show the time.
        let text: Text?
        let environment: EnvironmentValues
        let pictures: Text.PictureLoader

        init(_ text: Text, in environment: EnvironmentValues, pictures: @escaping Text.PictureLoader) {
            self.text = text.isLive ? text : nil
            self.environment = environment
            self.pictures = pictures
            transition = environment.contentTransition
            request = text.request(
                in: environment, at: Date(timeIntervalSinceReferenceDate: 0), pictures: pictures)
            links = text.links(in: request)
        }
    }

    init(_ text: Text, in environment: EnvironmentValues, pictures: @escaping Text.PictureLoader) {
        facts = Facts(text, in: environment, pictures: pictures)
    }

    func request(at date: Date) -> TextRequest {
        facts.text?.request(in: facts.environment, at: date, pictures: facts.pictures) ?? facts.request
    }

    /// Whether what it shows may change by itself.
    var isLive: Bool { facts.text != nil }
    /// The request of a text that shows no time.
    var lastingRequest: TextRequest { facts.request }
    /// What of it leads somewhere, in order.
    var links: [TextLink] { facts.links }

    func nextChange(after date: Date) -> Date? { facts.text?.nextChange(after: date) }
    var contentTransition: ContentTransition { facts.transition }
}
