import Foundation
import Platform

/// Size of a window's content and its scale, within the limits that the program has set.
///
/// - Units: sizes in points, scale in pixels per point.
@MainActor struct ContentSize {
    private(set) var size: CGSize
    private(set) var scale = 1.0
    /// Size for the times when the compositor leaves the choice to the window: the program's, or the user's last one.
    private var floatingSize: CGSize
    /// Largest size that the window chooses by itself: what fits on its output; nil if not known.
    private var room: CGSize?
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
    ///   - room: largest content that fits on the window's output, in points; nil if not known.
    mutating func configure(_ configuration: ToplevelConfiguration, titleBar: CGFloat, room: CGSize?) {
        self.room = room
        size = SurfaceLimits.size(configuration.size(wanted: chosenSize, titleBar: titleBar), scale: scale)
        guard configuration.isFloating else { return }
        if configuration.width > 0 { floatingSize.width = size.width }
        if configuration.height > 0 { floatingSize.height = size.height }
    }

    /// Size that the window chooses, in whole points: the floating one, as far as there is room. The minimum comes
    /// before the room: content that needs more has a window that is larger than its output.
    private var chosenSize: CGSize {
        func side(_ wanted: CGFloat, _ room: CGFloat?, _ minimum: CGFloat?) -> CGFloat {
            let fitting = min(max(1, wanted.rounded()), max(1, room ?? .infinity))
            return max(fitting, min(minimum ?? 0, wanted).rounded(.up))
        }
        return CGSize(
            width: side(floatingSize.width, room?.width, minimum?.width),
            height: side(floatingSize.height, room?.height, minimum?.height))
    }

    /// Sets another room, to which a window with a size of its own choice adapts.
    ///
    /// - Returns: false if the size is unchanged.
    mutating func fit(_ room: CGSize?, isFloating: Bool) -> Bool {
        guard room != self.room else { return false }
        self.room = room
        guard isFloating else { return false }
        let old = size
        size = SurfaceLimits.size(chosenSize, scale: scale)
        return size != old
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
        size = SurfaceLimits.size(chosenSize, scale: scale)
    }
}
