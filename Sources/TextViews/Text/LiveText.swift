import AnimationCore
import Foundation
@_spi(Engine) import LayerTree
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// A text whose characters change with time, in the environment of its place.
@MainActor final class LiveText {
    private let text: Text
    private let environment: EnvironmentValues
    private let host: Unretained<ViewHost>

    /// A live text in `environment`, drawn by `host`.
    ///
    /// - Parameters:
    ///   - text: the text, already localised.
    ///   - environment: the environment in which it is set.
    ///   - host: the host that loads its pictures.
    init(_ text: Text, in environment: EnvironmentValues, _ host: ViewHost) {
        self.text = text
        self.environment = environment
        self.host = Unretained(host)
    }

    func request(at date: Date) -> TextRequest { text.request(in: environment, at: date, of: host.object) }

    /// Next date after `date` at which the characters change; nil if they never do.
    func nextChange(after date: Date) -> Date? { text.nextChange(after: date) }
}

extension Text {
    /// The text as a request to the text engine, with pictures loaded by `host`.
    @MainActor func request(in environment: EnvironmentValues, at date: Date, of host: ViewHost) -> TextRequest {
        request(in: environment, at: date) { image, traits in
            MainActor.assumeIsolated { host.picture(of: image, for: traits) }
        }
    }
}
