import WaylandClient
import WaylandProtocols

/// What the compositor offers and we use, bound to the highest version that both sides speak.
@MainActor struct Globals {
    var compositor: WlCompositor?
    var shm: WlShm?
    var shell: XdgWmBase?
    var decorations: ZxdgDecorationManagerV1?
    var presentation: WpPresentation?
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
    var seats: [UInt32: Seat] = [:]

    /// The interface that a window cannot do without and the compositor lacks.
    var missing: String? {
        if compositor == nil { return WlCompositor.description.name }
        if shm == nil { return WlShm.description.name }
        return shell == nil ? XdgWmBase.description.name : nil
    }
}
