import WaylandClient
import WaylandProtocols

/// Global objects of one compositor, bound to the highest version that both sides support.
///
/// A host has a new value for each connection, and an empty one without a connection.
@MainActor final class Globals {
    var compositor: WlCompositor?
    var shm: WlShm?
    var shell: XdgWmBase?
    var decorations: ZxdgDecorationManagerV1?
    var presentation: WpPresentation?
    /// Clock of presentation times; `CLOCK_MONOTONIC` unless the compositor announces another one.
    var presentationClock: Int32 = 1
    var subcompositor: WlSubcompositor?
    var activation: XdgActivationV1?
    var viewporter: WpViewporter?
    var fractionalScales: WpFractionalScaleManagerV1?
    var toplevelIcons: ToplevelIcons?
    var bell: XdgSystemBellV1?
    var cursorShapes: WpCursorShapeManagerV1?
    var gestures: ZwpPointerGesturesV1?
    var dataDevices: WlDataDeviceManager?
    var primarySelections: ZwpPrimarySelectionDeviceManagerV1?
    var idleInhibitors: ZwpIdleInhibitManagerV1?
    var textInputs: ZwpTextInputManagerV3?
    /// True on Weston's desktop shell, which places new windows by the size of their surfaces instead of their geometry.
    var placesBySurface = false
    /// By the registry's name for them, since these come and go.
    var outputs: [UInt32: Output] = [:]
    /// By the registry's name for them, since these come and go.
    var seats: [UInt32: Seat] = [:]

    /// The first interface required by windows that the compositor lacks; nil if it has all.
    var missing: String? {
        if compositor == nil { return WlCompositor.description.name }
        if shm == nil { return WlShm.description.name }
        return shell == nil ? XdgWmBase.description.name : nil
    }

    /// The outputs, in the order in which they were announced.
    var orderedOutputs: [Output] { outputs.sorted { $0.key < $1.key }.map(\.value) }

    /// The seat that was used last.
    var lastUsedSeat: Seat? { seats.values.max { $0.lastInput < $1.lastInput } }

    /// Destroys seats and outputs. Gestures under way are cancelled, and held keys are released.
    func destroy() {
        for seat in seats.values { seat.destroy() }
        for output in outputs.values { output.destroy() }
    }
}
