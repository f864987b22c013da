import Foundation
@_spi(Engine) import ViewGraph
import Views

// The controller whose view fills the window.
extension UIWindow {
    func rootChanged(from old: UIViewController?) {
        guard rootViewController !== old else { return }
        if let old, old.viewIfLoaded?.superview === self {
            old.beginAppearanceTransition(false, animated: false)
            old.view.removeFromSuperview()
            old.endAppearanceTransition()
        }
        guard layer.backing != nil else { return }
        addRoot()
        rootAppears()
    }

    /// Adds the root's view, as large as the window, behind what the program has added.
    func addRoot() {
        guard let view = rootViewController?.view, view.superview !== self else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
    }

    /// Tells the root that it appears, once everything of this update is in place (S19.1).
    func rootAppears() {
        guard let controller = rootViewController, let place = layer.backing?.place else { return }
        place.host.onAppear { [weak controller, weak place] in
            guard let controller, place?.inputs.lifetime.hasEnded == false else { return }
            controller.beginAppearanceTransition(true, animated: false)
            controller.endAppearanceTransition()
        }
    }

    /// Tells the root that it disappears.
    func rootDisappears() {
        rootViewController?.beginAppearanceTransition(false, animated: false)
        rootViewController?.endAppearanceTransition()
    }
}
