import AnimationCore
import Foundation
import Geometry
@_spi(Engine) package import ViewGraph
import Views

/// A window of UIKit in a place of SwiftUI views, which it fills if it is as large as its scene.
package struct ShownWindow: _PrimitiveView {
    private let window: WindowReference

    /// Shows `window` as long as it exists.
    @MainActor package init(_ window: UIWindow) { self.window = WindowReference(window: window) }

    /// Builds the view's graph.
    @MainActor package static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.represent(view) { box, inputs, value, update in
            RepresentedWindow(value.window.window, update, in: RepresentablePlace(box, inputs))
        }
    }

    private struct WindowReference { weak var window: UIWindow? }

    /// Window of one identity.
    @MainActor private final class RepresentedWindow: RepresentedContent {
        private weak var window: UIWindow?

        init(_ window: UIWindow?, _ update: RepresentableUpdate, in place: RepresentablePlace) {
            self.window = window
            guard let window else { return }
            window.addRoot()
            place.show(window, in: update.environment)
            window.rootAppears()
        }

        func update(_ value: ShownWindow, _ update: RepresentableUpdate) {
            window.map { $0.setTraits($0.traits(in: update.environment)) }
        }

        func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize? { proposal.replacingUnspecifiedDimensions() }

        func resize(to size: CGSize, under transaction: Transaction) {
            withTransaction(transaction) {
                window?.sceneResized(to: size)
                window?.layoutIfNeeded()
            }
        }

        func dismantle() {
            window?.rootDisappears()
            window?.layer.follow(nil)
        }
    }
}
