import WaylandClient
import WaylandProtocols

/// Global objects of one compositor, bound to the highest version that both sides speak.
///
/// A host without a connection has an empty one, and a new one for each connection.
@MainActor final class Globals {
    var compositor: WlCompositor?
    var shm: WlShm?
    var shell: XdgWmBase?
    var decorations: ZxdgDecorationManagerV1?
    var presentation: WpPresentation?
    /// The clock of presentation times; `CLOCK_MONOTONIC` unless the compositor says otherwise.
    var presentationClock: Int32 = 1
    var subcompositor: WlSubcompositor?
    var activation: XdgActivationV1?
    var viewporter: WpViewporter?
    var fractionalScales: WpFractionalScaleManagerV1?
    var gestures: ZwpPointerGesturesV1?
    var dataDevices: WlDataDeviceManager?
    var primarySelections: ZwpPrimarySelectionDeviceManagerV1?
    var idleInhibitors: ZwpIdleInhibitManagerV1?
    var textInputs: ZwpTextInputManagerV3?
    /// By the registry's name for them, since these come and go.
    var outputs: [UInt32: Output] = [:]
    /// By the registry's name for them, since these come and go.
    var seats: [UInt32: Seat] = [:]

    /// The interface that a window cannot do without and the compositor lacks.
    var missing: String? {
        if compositor == nil { return WlCompositor.description.name }
        if shm == nil { return WlShm.description.name }
        return shell == nil ? XdgWmBase.description.name : nil
    }

    /// The outputs, in the order in which they came.
    var orderedOutputs: [Output] { outputs.sorted { $0.key < $1.key }.map(\.value) }

    /// The seat that was used last.
    var lastUsedSeat: Seat? { seats.values.max { $0.lastInput < $1.lastInput } }

    /// Destroys what would emit events: gestures are cancelled and keys go up.
    func destroy() {
        for seat in seats.values { seat.destroy() }
        for output in outputs.values { output.destroy() }
    }
}
