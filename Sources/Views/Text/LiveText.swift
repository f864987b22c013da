import AnimationCore
import Foundation
@_spi(Engine) import LayerTree
@_spi(Engine) import ViewGraph

/// A text whose characters change by themselves, in the environment of its place.
@MainActor final class LiveText {
    private let text: Text
    private let environment: EnvironmentValues
    private let host: Unretained<ViewHost>

    /// - Parameter text: in the language of its place.
    init(_ text: Text, in environment: EnvironmentValues, _ host: ViewHost) {
        self.text = text
        self.environment = environment
        self.host = Unretained(host)
    }

    func request(at date: Date) -> TextRequest { text.request(in: environment, at: date, of: host.object) }

    /// Nil is never.
    func nextChange(after date: Date) -> Date? { text.nextChange(after: date) }
}

extension Text {
    /// What is asked of the engine, with pictures that `host` has read.
    @MainActor func request(in environment: EnvironmentValues, at date: Date, of host: ViewHost) -> TextRequest {
        request(in: environment, at: date) { image, displayScale in
            MainActor.assumeIsolated { host.layerImage(of: image, displayScale: displayScale) }
        }
    }
}
