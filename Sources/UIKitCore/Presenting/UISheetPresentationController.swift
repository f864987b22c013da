import AnimationCore
import Controls
public import Foundation
import Navigation
import ViewGraph
import Views

/// Presentation of a controller.
@preconcurrency @MainActor open class UIPresentationController {
    /// The presented controller.
    public var presentedViewController: UIViewController { presented ?? UIViewController() }
    /// The controller that presents it, while it does.
    public var presentingViewController: UIViewController? { presented?.presentingViewController }
    /// Object that is told of the dismissal.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    weak var presented: UIViewController?

    init(presented: UIViewController) { self.presented = presented }
}

/// Object that is told when people dismiss a presented controller, or its content does.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// Called when the dismissal begins.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called when the controller has disappeared.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// Default: does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Default: does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}

/// Heights and look of the sheet in which a controller is presented.
public final class UISheetPresentationController: UIPresentationController {
    /// Height that the sheet may have.
    public final class Detent: Sendable {
        /// Name of a height.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String
            /// The height of this name.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// The height of this name.
            public init(_ rawValue: String) { self.rawValue = rawValue }

            /// Half of the greatest height.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// Greatest height of a sheet.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// Name of the height.
        public let identifier: Identifier
        let height: PresentationDetent

        init(_ identifier: Identifier, _ height: PresentationDetent) {
            self.identifier = identifier
            self.height = height
        }

        /// Half of the greatest height.
        public static func medium() -> Detent { Detent(.medium, .medium) }
        /// Greatest height of a sheet.
        public static func large() -> Detent { Detent(.large, .large) }
    }

    /// Heights that the sheet may have, lowest first; the greatest alone by default.
    public var detents = [Detent.large()] { didSet { changed() } }
    /// Height that the sheet has or is to have; nil is the lowest.
    public var selectedDetentIdentifier: Detent.Identifier? { didSet { if !isChosenByPeople { changed() } } }
    /// Shows the handle at the upper edge; false by default.
    public var prefersGrabberVisible = false { didSet { changed() } }
    /// Radius of the upper corners, in points; nil is the usual one.
    public var preferredCornerRadius: CGFloat? { didSet { changed() } }

    private var isChosenByPeople = false

    /// Runs `changes`: the sheet goes to a height that they choose by an animation, as always here.
    public func animateChanges(_ changes: () -> Void) { changes() }

    var heights: Set<PresentationDetent> { Set(detents.map(\.height)) }
    var height: PresentationDetent {
        (detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first)?.height ?? .large
    }
    var indicator: Visibility { prefersGrabberVisible ? .visible : .hidden }

    func peopleChose(_ height: PresentationDetent) {
        isChosenByPeople = true
        selectedDetentIdentifier = detents.first { $0.height == height }?.identifier
        isChosenByPeople = false
        changed()
    }

    private func changed() { presented?.presentation?.contentChanged() }
}
