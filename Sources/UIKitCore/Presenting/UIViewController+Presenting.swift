import AttributeGraph
import Foundation
@_spi(Engine) import Navigation
@_spi(Engine) import Presentations
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

extension UIViewController {
    /// The controller that this one, or the controller around it, presents.
    public var presentedViewController: UIViewController? { outermost.presenting?.controller }
    /// The controller that presents this one, or the controller around it.
    public var presentingViewController: UIViewController? { outermost.presentation?.presenter }
    /// True while the presentation of this controller begins.
    public var isBeingPresented: Bool { presentation?.isOpening ?? false }
    /// True while this controller is being dismissed.
    public var isBeingDismissed: Bool { presentation?.isClosing ?? false }
    /// Options of the presentation, and its delegate.
    public var presentationController: UIPresentationController? { sheetPresentationController }

    /// Controller around this one that no other contains: it presents.
    var outermost: UIViewController {
        var controller = self
        while let next = controller.parent { controller = next }
        return controller
    }

    /// Views of the window that the controller is in; nil if it is in none.
    private var host: ViewHost? {
        presentation?.host ?? viewIfLoaded?.layer.backing?.place.host ?? windowHost
            ?? UIApplication.shared.windows.first { $0.rootViewController === self }?.contentHost
    }

    func beginPresenting(_ controller: UIViewController, _ animated: Bool, _ completion: (() -> Void)?) {
        let names = "\(type(of: self)) cannot present \(type(of: controller))"
        guard let host else {
            UIApplication.report("\(names): its view is in no window. Present when it has appeared.")
            return
        }
        guard presenting == nil else {
            host.report(
                "\(names): it presents \(presenting.map { "\(type(of: $0.controller))" } ?? "another") already.")
            return
        }
        guard controller.presentation == nil, controller.parent == nil, controller !== self else {
            host.report("\(names), which is shown already.")
            return
        }
        _ = ControllerPresentation(controller, by: self, over: host, animated: animated, completion: completion)
    }

    func endPresenting(_ animated: Bool, _ completion: (() -> Void)?) {
        if let ending = presenting ?? presentation {
            // All above goes with it; only the front-most is seen to move.
            if let above = ending.controller.presenting {
                let front = front(of: above)
                ending.close(animated: false, completion: nil)
                return front.close(animated: animated, completion: completion)
            }
            return ending.close(animated: animated, completion: completion)
        }
        guard let host else {
            completion?()
            return
        }
        let place = viewIfLoaded?.layer.backing?.place
        let isAsked =
            place.map { host.graph.peek($0.inputs.environment).dismissCover() }
            ?? host.presentations.requestDismissalOfCovers()
        guard let completion else { return }
        isAsked ? host.afterUpdate { completion() } : completion()
    }

    private func front(of presentation: ControllerPresentation) -> ControllerPresentation {
        var front = presentation
        while let next = front.controller.presenting { front = next }
        return front
    }
}
