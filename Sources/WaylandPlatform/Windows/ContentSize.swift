import Foundation
import Platform

/// Size of a window's content and its scale, within the limits that the program has set.
///
/// - Units: sizes in points, scale in pixels per point.
@MainActor struct ContentSize {
    private(set) var size: CGSize
    private(set) var scale = 1.0
    /// Size for the times when the compositor leaves the choice to the window.
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

    /// Applies the size of a configure event.
    ///
    /// - Parameters:
    ///   - configuration: state that the event puts into effect.
    ///   - titleBar: height of the title bar that the window draws itself, in points; the event's height includes it.
    mutating func configure(_ configuration: ToplevelConfiguration, titleBar: CGFloat) {
        // If the compositor leaves the size to the window, it is the last floating one, as before fullscreen.
        let isFree = configuration.width == 0 || configuration.height == 0
        size = SurfaceLimits.size(
            configuration.size(wanted: isFree ? floatingSize : size, titleBar: titleBar), scale: scale)
        if configuration.isFloating { floatingSize = size }
    }

    // MARK: Scale

    /// Sets the scale of a new surface, which shows nothing yet.
    mutating func begin(scale: Double) { self.scale = scale }

    /// Sets another scale.
    ///
    /// - Returns: false if the scale is unchanged, or outside ``SurfaceLimits/scales``.
    mutating func setScale(_ new: Double) -> Bool {
        guard new != scale, SurfaceLimits.scales.contains(new) else { return false }
        scale = new
        size = SurfaceLimits.size(size, scale: new)
        return true
    }

    // MARK: Limits

    /// Sets other limits; nil for none.
    ///
    /// - Returns: false if the limits are unchanged.
    mutating func setLimits(minimum: CGSize?, maximum: CGSize?) -> Bool {
        guard minimum != self.minimum || maximum != self.maximum else { return false }
        self.minimum = minimum
        self.maximum = maximum
        return true
    }

    /// Limits the floating size to the minimum and the maximum.
    ///
    /// - Returns: false if the size was within the limits already.
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

    /// Applies the floating size.
    ///
    /// - Parameter isConfigured: true if the window has been configured: its sizes are whole points then.
    mutating func takeFloatingSize(isConfigured: Bool) {
        guard isConfigured else {
            size = floatingSize
            return
        }
        size = SurfaceLimits.size(
            CGSize(width: floatingSize.width.rounded(.up), height: floatingSize.height.rounded(.up)), scale: scale)
    }
}
