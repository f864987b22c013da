import AccessibilityTree

extension AccessibilityElement {
    /// True if people can use the element: press it, set it, or write in it.
    var isControl: Bool {
        guard role != .scrollArea, role != .window else { return false }
        return actions.contains { $0.kind == .activate } || range?.isSettable == true || states.contains(.editable)
    }

    var isDisabled: Bool { states.contains(.disabled) }
    var isOffscreen: Bool { states.contains(.offscreen) }

    /// True if the element holds others, and its frame says nothing about its own words.
    var isContainer: Bool {
        switch role {
        case .window, .group, .list, .table, .tabBar, .scrollArea, .toolbar, .menuBar, .menu, .dialog, .alert,
            .popover, .radioGroup:
            true
        default: false
        }
    }
}
