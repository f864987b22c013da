import Foundation
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// First responder while a text or another view of SwiftUI has the keyboard focus of a window.
final class FocusedResponder: UIResponder {
    private let host: ViewHost

    private init(_ host: ViewHost) {
        self.host = host
        super.init()
    }

    /// The first responder of the program: that of the window with the keyboard, else of the one that opened last. Nil if no
    /// view has the focus.
    static var current: FocusedResponder? {
        let focused = UIApplication.shared.windowScenes.reversed().filter { $0.host?.focus.focused != nil }
        let scene = focused.first { $0.activationState == .foregroundActive } ?? focused.first
        return scene?.host.map(FocusedResponder.init)
    }

    override var next: UIResponder? { UIApplication.shared.keyWindow }
    override var isFirstResponder: Bool { host.focus.focused != nil }

    override func resignFirstResponder() -> Bool {
        host.focus.focus(nil, isVisible: false)
        return true
    }
}
