import AnimationCore
package import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph

// Loading the content anew: by a pull beyond its start, or by keys.
extension ScrollBox {
    /// Takes the action and the colour of the environment.
    func followRefresh(_ environment: EnvironmentValues) {
        guard environment.scrollRefresh != nil || refresh != nil else { return }
        let control = refresh ?? RefreshControl(host)
        refresh = control
        control.set(environment.scrollRefresh, shortcutsIn: self) { [unowned self] in refreshByKey() }
        control.arc.color = Color.primary.opacity(0.55).resolve(in: environment)
    }

    /// True if pulling the content's start down does something.
    var canRefresh: Bool { refresh?.action != nil && axes.contains(.vertical) }

    /// Least vertical offset at rest: negative while there is a gap above the content.
    var top: CGFloat { refresh?.isRefreshing == true ? -RefreshControl.gap : 0 }

    /// Shows how far the content is pulled, and begins the action once people have pulled it far enough.
    func followPull() {
        guard let refresh else { return }
        let pull = -shownOffset.y
        if pull >= RefreshControl.threshold, canRefresh, drag?.hasRefreshed == false {
            drag?.hasRefreshed = true
            _ = beginRefresh()
        }
        let had = refresh.arc.layer != nil
        refresh.arc.show(
            pull: pull, top: margins.top, width: size.width, isRefreshing: refresh.isRefreshing)
        if had != (refresh.arc.layer != nil) { host.needsLayerOrder(of: self) }
    }

    private func beginRefresh() -> Bool {
        refresh?.begin { [weak self] in
            guard let self else { return }
            host.enqueue(Transaction(animation: .smooth(duration: 0.35))) { [weak self] in self?.closeGap() }
        } ?? false
    }

    /// Begins the action by keys.
    private func refreshByKey() {
        if settings.isEnabled { refreshByProgram() }
    }

    /// Begins the action, and opens the gap if the content's start is in view.
    func refreshByProgram() {
        guard canRefresh, beginRefresh(), offset.y <= 0, drag == nil else { return }
        host.enqueue(Transaction(animation: .smooth(duration: 0.35))) { [weak self] in
            guard let self, refresh?.isRefreshing == true else { return }
            scroll(to: CGPoint(x: offset.x, y: top), transaction: scope.resolve())
        }
    }

    /// Moves the content back over the gap, unless people hold it: it then returns when they let go.
    private func closeGap() {
        followPull()
        guard drag == nil, shownOffset.y < 0 || offset.y < 0 else { return }
        scroll(to: CGPoint(x: offset.x, y: max(0, offset.y)), transaction: scope.resolve())
    }

    // MARK: Touchpads

    /// Begins to pull the content's start down with two fingers on a touchpad.
    ///
    /// - Returns: false if nothing can be pulled.
    package func pulled(by delta: CGSize) -> Bool {
        guard settings.isEnabled, canRefresh, drag == nil, delta.height < 0, shownOffset.y <= top else { return false }
        dragBegan()
        drag?.pad = CGSize(width: 0, height: -delta.height)
        dragged(by: CGSize(width: 0, height: -delta.height))
        return true
    }
}
