import Foundation
import Platform

/// Size of a window's content and its scale, within the limits that the program has set.
///
/// - Units: sizes in points, scale in pixels per point.
@MainActor struct ContentSize {
    private(set) var size: CGSize
    private(set) var scale = 1.0
    /// The size to take when the compositor leaves it to the window.
    private var floatingSize: CGSize
    private(set) var minimum: CGSize?
    private(set) var maximum: CGSize?

    init(_ options: WindowOptions) {
        size = options.size ?? CGSize(width: 800, height: 600)
        floatingSize = size
        minimum = options.minimumSize
        maximum = options.maximumSize
    }

    var isResizable: Bool {
        guard let minimum, let maximum else { return true }
        return minimum != maximum
    }

    /// Takes the size that a configure event asks for.
    ///
    /// - Parameters:
    ///   - configuration: of the event.
    ///   - titleBar: height of a title bar that the window draws itself, which is part of the event's height.
    mutating func configure(_ configuration: ToplevelConfiguration, titleBar: CGFloat) {
        // A size that the compositor leaves to us is the one we have, or had before it said fullscreen.
        let isFree = configuration.width == 0 || configuration.height == 0
        size = SurfaceLimits.size(
            configuration.size(wanted: isFree ? floatingSize : size, titleBar: titleBar), scale: scale)
        if configuration.isFloating { floatingSize = size }
    }

    // MARK: Scale

    /// Takes the scale of a new surface, which shows nothing yet.
    mutating func begin(scale: Double) { self.scale = scale }

    /// Takes another scale.
    ///
    /// - Returns: false if it is the present one, or one that no screen has.
    mutating func setScale(_ new: Double) -> Bool {
        guard new != scale, SurfaceLimits.scales.contains(new) else { return false }
        scale = new
        size = SurfaceLimits.size(size, scale: new)
        return true
    }

    // MARK: Limits

    /// Takes other limits; nil: none.
    ///
    /// - Returns: false if they are the present ones.
    mutating func setLimits(minimum: CGSize?, maximum: CGSize?) -> Bool {
        guard minimum != self.minimum || maximum != self.maximum else { return false }
        self.minimum = minimum
        self.maximum = maximum
        return true
    }

    /// Brings the size that the window chooses itself within the limits.
    ///
    /// - Returns: false if it is within them.
    mutating func limitFloatingSize() -> Bool {
        let least = minimum ?? .zero
        let most = maximum ?? CGSize(width: CGFloat.infinity, height: .infinity)
        let limited = CGSize(
            width: max(least.width, min(floatingSize.width, most.width)),
            height: max(least.height, min(floatingSize.height, most.height)))
        guard limited != floatingSize else { return false }
        floatingSize = limited
        return true
    }

    /// Takes the size that the window chooses itself.
    ///
    /// - Parameter isConfigured: true if the window is on screen, where sizes are whole points.
    mutating func takeFloatingSize(isConfigured: Bool) {
        guard isConfigured else {
            size = floatingSize
            return
        }
        size = SurfaceLimits.size(
            CGSize(width: floatingSize.width.rounded(.up), height: floatingSize.height.rounded(.up)), scale: scale)
    }
}
