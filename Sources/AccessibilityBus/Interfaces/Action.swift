import AccessibilityTree
import DesktopBus

extension BusInterface<ElementObject> {
    /// `org.a11y.atspi.Action`.
    static var action: BusInterface<ElementObject> {
        BusInterface(InterfaceName.action)
            .property("version", "u") { _ in .number(1) }
            .property("NActions", "i") { .integer(Int32(clamping: $0.element.actions.count)) }
            .method("GetName", takes: "i", gives: "s") { object, call throws(BusError) in
                [.text(try object.action(call).busName)]
            }
            .method("GetLocalizedName", takes: "i", gives: "s") { object, call throws(BusError) in
                [.text(try object.action(call).localizedName)]
            }
            .method("GetDescription", takes: "i", gives: "s") { object, call throws(BusError) in
                _ = try object.action(call)
                return [.text("")]
            }
            .method("GetKeyBinding", takes: "i", gives: "s") { object, call throws(BusError) in
                _ = try object.action(call)
                return [.text("")]
            }
            .method("GetActions", gives: "a(sss)") { object, _ in
                let actions = object.element.actions.map {
                    BusArgument.structure([.text($0.localizedName), .text(""), .text("")])
                }
                return [.array(actions, of: "(sss)")]
            }
            .method("DoAction", takes: "i", gives: "b") { object, call throws(BusError) in
                [.flag(object.perform(.perform(try object.action(call).kind)))]
            }
    }
}

extension ElementObject {
    /// The action with the number that is a call's first argument.
    ///
    /// - Throws: an error if there is none.
    fileprivate func action(_ call: BusCall) throws(BusError) -> AccessibilityAction {
        let (actions, index) = (element.actions, call.integer(0))
        guard actions.indices.contains(index) else {
            throw .wrongArguments("there is no action \(index); the element has \(actions.count)")
        }
        return actions[index]
    }
}

extension AccessibilityAction {
    /// Name by which programs find the action: the usual one of AT-SPI.
    fileprivate var busName: String {
        switch kind {
        case .activate: "click"
        case .increment: "increment"
        case .decrement: "decrement"
        case .showMenu: "menu"
        case .escape: "cancel"
        case .custom(let number): name.isEmpty ? "action \(number)" : name
        }
    }

    fileprivate var localizedName: String { name.isEmpty ? busName : name }
}
