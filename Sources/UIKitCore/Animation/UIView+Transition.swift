public import Foundation
import Geometry

extension UIView {
    /// Changes the look of `view` by a transition.
    ///
    /// - Parameters:
    ///   - view: the view, which turns or fades as a whole.
    ///   - duration: seconds.
    ///   - options: the transition. A flip makes the changes while the view is seen from the side. Cross-dissolve fades from the old
    ///     look to the new one. None animates what `animations` changes.
    ///   - animations: changes the look.
    ///   - completion: called with true at the end.
    public static func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        if options.transition == .transitionCrossDissolve {
            return dissolve(view, duration, options, animations, completion)
        }
        guard let turn = Flip(options.transition) else {
            return animate(withDuration: duration, delay: 0, options: options) {
                animations?()
            } completion: {
                completion?($0)
            }
        }
        let rest = view.transform3D
        animate(withDuration: duration / 2, delay: 0, options: .curveEaseIn) {
            view.transform3D = turn.transform(by: .pi / 2, after: rest)
        } completion: { _ in
            performWithoutAnimation {
                animations?()
                view.transform3D = turn.transform(by: -.pi / 2, after: rest)
            }
            animate(withDuration: duration / 2, delay: 0, options: .curveEaseOut) {
                view.transform3D = rest
            } completion: {
                completion?($0)
            }
        }
    }

    private static func dissolve(
        _ view: UIView, _ duration: TimeInterval, _ options: AnimationOptions, _ animations: (() -> Void)?,
        _ completion: ((Bool) -> Void)?
    ) {
        let transition = CATransition()
        transition.duration = duration
        transition.timingFunction = options.timingFunction
        transition.delegate = AnimationEnds(1, completion)
        if duration > 0 { view.layer.add(transition, forKey: kCATransition) }
        if options.contains(.allowAnimatedContent) {
            animate(withDuration: duration, delay: 0, options: options) { animations?() }
        } else {
            performWithoutAnimation { animations?() }
        }
        if duration <= 0, let completion { AnimationEnds.soon(completion) }
    }

    /// Replaces `view` in its superview by `other`, which gets its place in front of it.
    ///
    /// - Parameters:
    ///   - view: the view that is shown; it is removed at the end, or hidden if `options` have `showHideTransitionViews`.
    ///   - other: the view that comes. With `showHideTransitionViews` it has a place already, and is hidden.
    ///   - duration: seconds.
    ///   - options: the transition of the superview; without one the views change at once.
    ///   - completion: called with true at the end.
    public static func transition(
        from view: UIView, to other: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let superview = view.superview else { return }
        let exchange = {
            if options.contains(.showHideTransitionViews) {
                other.isHidden = false
                view.isHidden = true
            } else {
                superview.insertSubview(other, aboveSubview: view)
                view.removeFromSuperview()
            }
        }
        guard !options.transition.isEmpty else {
            exchange()
            if let completion { AnimationEnds.soon(completion) }
            return
        }
        transition(with: superview, duration: duration, options: options, animations: exchange, completion: completion)
    }
}

/// Turn of a view about an axis in its plane.
private struct Flip {
    private let x, y: CGFloat

    /// Strength of the perspective: the eye is 800 points before the view.
    private static let perspective: CGFloat = -1 / 800

    init?(_ options: UIView.AnimationOptions) {
        switch options {
        case .transitionFlipFromLeft: (x, y) = (0, 1)
        case .transitionFlipFromRight: (x, y) = (0, -1)
        case .transitionFlipFromTop: (x, y) = (-1, 0)
        case .transitionFlipFromBottom: (x, y) = (1, 0)
        default: return nil
        }
    }

    func transform(by angle: CGFloat, after rest: CATransform3D) -> CATransform3D {
        var perspective = CATransform3D()
        perspective.m34 = Self.perspective
        return CATransform3DConcat(rest, CATransform3DRotate(perspective, angle, x, y, 0))
    }
}
