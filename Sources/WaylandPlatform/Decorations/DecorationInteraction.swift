import Foundation
import Platform

/// State of the pointer over a window's own decoration. Each method handles an event, and returns the action to request
/// from the compositor or the program.
struct DecorationInteraction: Equatable {
    /// Part of the decoration at a point.
    enum Spot: Hashable {
        case title
        case button(TitleBarButton)
        case edges(ResizeEdges)
        /// Shadow beyond the reach of an edge.
        case nothing
    }

    enum Action: Equatable {
        case nothing
        case move(serial: UInt32)
        case resize(ResizeEdges, serial: UInt32)
        case showMenu(at: CGPoint, serial: UInt32)
        case toggleMaximized
        case minimize
        case close
    }

    private enum State: Equatable {
        case outside
        case over(Spot)
        /// The primary button is held since a press on `Spot`. `isOver` is true while the pointer is on that spot.
        case holding(Spot, from: CGPoint, serial: UInt32, isOver: Bool)
    }

    private var state = State.outside
    private var lastClick: (point: CGPoint, stamp: UInt32)?

    /// Distance that the pointer moves before a press on the title drags the window, in points, so that clicks do not
    /// move the window.
    static let dragDistance: CGFloat = 4
    /// Longest time between the two clicks of a double click on the title, in milliseconds.
    static let doubleClickTime: UInt32 = 400

    static func == (a: Self, b: Self) -> Bool {
        a.state == b.state && a.lastClick?.point == b.lastClick?.point && a.lastClick?.stamp == b.lastClick?.stamp
    }

    /// Button under the pointer; nil while another spot is held.
    var hovered: TitleBarButton? {
        switch state {
        case .over(.button(let button)), .holding(.button(let button), _, _, isOver: true): button
        default: nil
        }
    }

    /// Button that a release now would trigger; nil for none.
    var pressed: TitleBarButton? {
        if case .holding(.button(let button), _, _, isOver: true) = state { button } else { nil }
    }

    var cursor: Cursor {
        switch state {
        case .over(.edges(let edges)), .holding(.edges(let edges), _, _, _): .resize(edges)
        default: .arrow
        }
    }

    mutating func moved(to point: CGPoint, over spot: Spot) -> Action {
        guard case .holding(let held, let start, let serial, _) = state else {
            state = .over(spot)
            return .nothing
        }
        if held == .title, hypot(point.x - start.x, point.y - start.y) >= Self.dragDistance {
            // From now on the compositor moves the window, and the pointer has left it.
            state = .over(spot)
            lastClick = nil
            return .move(serial: serial)
        }
        state = .holding(held, from: start, serial: serial, isOver: held == spot)
        return .nothing
    }

    mutating func left() { state = .outside }

    /// Handles a press of a button.
    ///
    /// - Parameters:
    ///   - button: the button.
    ///   - point: position, in points from the window's top left corner.
    ///   - spot: part of the decoration at `point`.
    ///   - stamp: time of the event, in milliseconds on a clock of the compositor.
    ///   - serial: serial number of the event.
    /// - Returns: the action to request.
    mutating func pressed(
        _ button: PointerEvent.Button, at point: CGPoint, on spot: Spot, stamp: UInt32, serial: UInt32
    ) -> Action {
        switch (button, spot) {
        case (.primary, .edges(let edges)):
            state = .over(spot)
            return .resize(edges, serial: serial)
        case (.primary, .title):
            state = .holding(.title, from: point, serial: serial, isOver: true)
            if let last = lastClick, stamp &- last.stamp <= Self.doubleClickTime,
                hypot(point.x - last.point.x, point.y - last.point.y) <= Self.dragDistance
            {
                lastClick = nil
                state = .over(spot)
                return .toggleMaximized
            }
            lastClick = (point, stamp)
        case (.primary, _): state = .holding(spot, from: point, serial: serial, isOver: true)
        case (.secondary, .title): return .showMenu(at: point, serial: serial)
        default: break
        }
        return .nothing
    }

    /// Handles a release of the primary button at the pointer's last position.
    mutating func releasedWhereItWas() -> Action {
        guard case .holding(let held, _, _, let isOver) = state else { return .nothing }
        return released(over: isOver ? held : .nothing)
    }

    /// Handles a release of the primary button over `spot`.
    mutating func released(over spot: Spot) -> Action {
        guard case .holding(let held, _, _, _) = state else { return .nothing }
        state = .over(spot)
        guard held == spot, case .button(let button) = held else { return .nothing }
        switch button {
        case .close: return .close
        case .maximize: return .toggleMaximized
        case .minimize: return .minimize
        }
    }
}
