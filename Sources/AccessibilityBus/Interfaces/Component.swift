import AccessibilityTree
import DesktopBus
import Foundation

extension BusInterface<ElementObject> {
    /// `org.a11y.atspi.Component`. Programs on Wayland do not know where their windows are: coordinates of the screen are
    /// those of the window.
    static var component: BusInterface<ElementObject> {
        BusInterface(InterfaceName.component)
            .property("version", "u") { _ in .number(1) }
            .method("Contains", takes: "iiu", gives: "b") { object, call in
                [.flag(object.frame.contains(object.point(call)))]
            }
            .method("GetAccessibleAtPoint", takes: "iiu", gives: "(so)") { object, call in
                let place = object.descendant(at: object.point(call))
                return [object.bridge.reference(to: place.map { object.path(at: $0) })]
            }
            .method("GetExtents", takes: "u", gives: "(iiii)") { object, call in
                [.structure(BusRectangle(object.frame, from: object.origin(call.integer(0))).arguments)]
            }
            .method("GetPosition", takes: "u", gives: "ii") { object, call in
                Array(BusRectangle(object.frame, from: object.origin(call.integer(0))).arguments.prefix(2))
            }
            .method("GetSize", gives: "ii") { object, _ in
                Array(BusRectangle(object.frame, from: .zero).arguments.suffix(2))
            }
            .method("GetLayer", gives: "u") { object, _ in [.number(object.layer)] }
            .method("GetMDIZOrder", gives: "n") { _, _ in [.short(-1)] }
            .method("GetAlpha", gives: "d") { _, _ in [.real(1)] }
            .method("GrabFocus", gives: "b") { object, _ in [.flag(object.perform(.focus))] }
            // A compositor, and layouts, say where things are.
            .method("SetExtents", takes: "iiiiu", gives: "b") { _, _ in [.flag(false)] }
            .method("SetPosition", takes: "iiu", gives: "b") { _, _ in [.flag(false)] }
            .method("SetSize", takes: "ii", gives: "b") { _, _ in [.flag(false)] }
            .method("ScrollTo", takes: "u", gives: "b") { object, _ in [.flag(object.perform(.reveal))] }
            .method("ScrollToPoint", takes: "uii", gives: "b") { object, _ in [.flag(object.perform(.reveal))] }
    }
}

extension ElementObject {
    /// Frame as seen now, in the window's points.
    var frame: CGRect { window.frame(of: element) }

    /// Origin of a coordinate system of AT-SPI (0 screen, 1 window, 2 parent), in the window's points.
    func origin(_ system: Int) -> CGPoint {
        guard system == 2, let parent = tree.parents[place] else { return .zero }
        return window.frame(of: tree.elements[parent]).origin
    }

    /// The point of a call's first three arguments: x, y and coordinate system. In the window's points.
    fileprivate func point(_ call: BusCall) -> CGPoint {
        let origin = origin(call.integer(2))
        return CGPoint(x: origin.x + Double(call.integer(0)), y: origin.y + Double(call.integer(1)))
    }

    /// Place of the innermost element at a point, this one or one within it; nil if there is none. Later elements lie
    /// over earlier ones.
    fileprivate func descendant(at point: CGPoint) -> Int? {
        for child in tree.children[place].reversed() where !tree.elements[child].states.contains(.offscreen) {
            // Children may lie outside of their group.
            if let found = object(at: child).descendant(at: point) { return found }
        }
        return frame.contains(point) ? place : nil
    }

    /// Layer of AT-SPI: 7 window, 5 popup, 3 widget.
    fileprivate var layer: UInt32 {
        switch element.role {
        case .window: 7
        case .menu, .popover, .dialog, .alert: 5
        default: 3
        }
    }
}
