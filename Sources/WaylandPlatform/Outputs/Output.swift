import Foundation
import WaylandClient
import WaylandProtocols

/// Output of the compositor: its scale, size and refresh rate.
@MainActor final class Output {
    let object: WlOutput
    private(set) var scale = 1
    /// Refreshes per second; 0 if not known.
    private(set) var refreshRate = 0.0
    /// Range of plausible refresh rates, in millihertz.
    private static let rates: ClosedRange<Int32> = 1_000...2_000_000
    private static let scales: ClosedRange<Int32> = 1...16
    private static let sides: ClosedRange<Int32> = 1...100_000
    /// Size in pixels, after rotation; nil if not known.
    private(set) var pixelSize: CGSize?
    private var pendingScale = 1
    private var pendingRate = 0.0
    private var pendingSize: CGSize?
    private var isOnItsSide = false

    /// - Parameters:
    ///   - object: a new output, without a handler.
    ///   - onChange: called after each complete set of changes.
    init(_ object: WlOutput, onChange: @escaping @MainActor () -> Void) {
        self.object = object
        object.onEvent { [weak self] event in
            guard let self else { return }
            switch event {
            case .mode(let flags, let width, let height, let refresh):
                guard flags.contains(.current) else { break }
                pendingRate = Self.rates.contains(refresh) ? Double(refresh) / 1000 : 0
                let isThere = Self.sides.contains(width) && Self.sides.contains(height)
                pendingSize = isThere ? CGSize(width: Int(width), height: Int(height)) : nil
            case .geometry(_, _, _, _, _, _, _, let transform):
                isOnItsSide = [._90, ._270, .flipped90, .flipped270].contains(transform)
            case .scale(let factor): pendingScale = Self.scales.contains(factor) ? Int(factor) : 1
            case .done: apply(onChange)
            case .name, .description: break
            }
            // Version 1 has no `done`.
            if object.version < 2 { apply(onChange) }
        }
    }

    private func apply(_ onChange: @MainActor () -> Void) {
        (scale, refreshRate) = (pendingScale, pendingRate)
        pixelSize = pendingSize.map { isOnItsSide ? CGSize(width: $0.height, height: $0.width) : $0 }
        onChange()
    }

    func destroy() {
        if object.version >= WlOutput.Since.release { object.release() } else { object.proxy.forget() }
    }
}
