package import Foundation
import Geometry
package import LayerTree

/// One moment of a press, as the views under it see it.
package struct PressSample {
    /// In the window, in points.
    package var location: CGPoint
    /// Program time in seconds.
    package var time: Double

    package init(location: CGPoint, time: Double) {
        self.location = location
        self.time = time
    }
}

/// Where the recognition of one gesture stands (S18.1).
package enum PressPhase: Equatable {
    /// It may still become this gesture.
    case possible
    /// It is this gesture and goes on: others that wait for the same press fail.
    case active
    /// It was this gesture.
    case ended
    case failed
}

/// Follows one press, from the press to the release, and says whether it is its gesture.
@MainActor package protocol PressRecognizer: AnyObject {
    func pressed(_ sample: PressSample, in box: LayoutBox) -> PressPhase
    func moved(_ sample: PressSample, in box: LayoutBox) -> PressPhase
    func released(_ sample: PressSample, in box: LayoutBox) -> PressPhase
    /// Another gesture won, or the view has gone (S18.18).
    func cancelled()
}

/// Whose gesture comes first when views with gestures lie in one another (S18.9).
package enum GesturePriority { case normal, high, simultaneous }

/// The box of a view that wants presses on what it draws.
@MainActor package final class PressBox: LayoutBox {
    package var recognizer: (any PressRecognizer)?
    package var priority = GesturePriority.normal
    package var isEnabled = true
    /// A layer drawn above the content: the focus ring.
    package var overlayLayer: Layer?
    package var geometryObserver: (() -> Void)?

    package override func geometryChanged() { geometryObserver?() }

    package override func appendOwnLayers(to layers: inout [Layer]) {
        if let overlayLayer, !overlayLayer.isHidden { layers.append(overlayLayer) }
    }

    /// Whether `location`, in the window, lies on something that this view draws, as presented (S25.2).
    package func contains(_ location: CGPoint) -> Bool {
        host.layers.hitTest(location).contains { layer in
            guard let box = host.box(of: layer) else { return false }
            return box.isInside(self)
        }
    }
}

extension LayoutBox {
    package final func isInside(_ other: LayoutBox) -> Bool {
        var box: LayoutBox? = self
        while let current = box {
            if current === other { return true }
            box = current.parent
        }
        return false
    }

    /// `location`, given in the window, in this box's own space at final values.
    package final func localPoint(_ location: CGPoint) -> CGPoint {
        let frame = frameInWindow()
        return CGPoint(x: location.x - frame.minX, y: location.y - frame.minY)
    }
}
