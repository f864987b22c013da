package import Foundation
import Platform
import WaylandProtocols

extension WaylandWindow {
    package func setSizeLimits(minimum: CGSize?, maximum: CGSize?) {
        guard minimum != minimumSize || maximum != maximumSize else { return }
        minimumSize = minimum
        maximumSize = maximum
        describeLimits()
        describeDecoration()
        keepWithinLimits()
        // Limits count with the next commit.
        if schedule != .unconfigured { requestCommit() }
    }

    /// A window whose size nobody else has decided is as large as its limits let it be.
    private func keepWithinLimits() {
        let least = minimumSize ?? .zero
        let most = maximumSize ?? CGSize(width: CGFloat.infinity, height: .infinity)
        let wanted = CGSize(
            width: max(least.width, min(floatingSize.width, most.width)),
            height: max(least.height, min(floatingSize.height, most.height)))
        guard wanted != floatingSize else { return }
        floatingSize = wanted
        if schedule == .unconfigured {
            size = wanted
        } else if pendingConfiguration.isFloating {
            size = WindowLimits.size(
                CGSize(width: wanted.width.rounded(.up), height: wanted.height.rounded(.up)), scale: scale)
            describeDecoration()
            apply()
        }
    }

    /// The compositor's limits are those of the window with its title bar.
    func describeLimits() {
        func side(_ side: CGFloat?, _ extra: CGFloat) -> Int32 {
            // 0 is no limit.
            guard let side, side.isFinite, side < 1e6 else { return 0 }
            return Int32((max(1, side) + extra).rounded(.up))
        }
        let bar = titleBarHeight
        let minimum = (side(minimumSize?.width, 0), side(minimumSize?.height, bar))
        var maximum = (side(maximumSize?.width, 0), side(maximumSize?.height, bar))
        // Less than the least is a mistake that ends the connection.
        if maximum.0 > 0 { maximum.0 = max(maximum.0, minimum.0) }
        if maximum.1 > 0 { maximum.1 = max(maximum.1, minimum.1) }
        let limits = [minimum.0, minimum.1, maximum.0, maximum.1]
        guard limits != committedLimits else { return }
        committedLimits = limits
        toplevel.setMinSize(width: minimum.0, height: minimum.1)
        toplevel.setMaxSize(width: maximum.0, height: maximum.1)
    }
}
