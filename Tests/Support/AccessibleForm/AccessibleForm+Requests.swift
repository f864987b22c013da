import AccessibilityTree

extension AccessibleForm {
    /// Does what is asked.
    ///
    /// - Returns: false if the element cannot do it.
    func obey(_ request: AccessibilityRequest, _ id: Int) -> Bool {
        switch request {
        case .perform(let kind): return perform(kind, id)
        case .focus: focus = id
        case .reveal: break
        case .setNumber(let number):
            guard id == ID.slider else { return false }
            level = number
        case .setSelected(let isSelected): return select(isSelected, id)
        case .setText(let text): return replace(0..<string.unicodeScalars.count, text, id)
        case .replace(let range, let text): return replace(range, text, id)
        case .select(let range):
            guard id == ID.field else { return false }
            selection = range
        case .cut(let range): return replace(range, "", id)
        case .copy: return id == ID.field
        case .paste(let position): return replace(position..<position, "pasted", id)
        }
        return true
    }

    private func perform(_ kind: AccessibilityAction.Kind, _ id: Int) -> Bool {
        switch (kind, id) {
        case (.activate, ID.button) where !isDisabled: count += 1
        case (.custom(3), ID.button): count = 0
        case (.activate, ID.toggle): isOn.toggle()
        case (.increment, ID.slider): level = min(level + 0.25, 1)
        case (.decrement, ID.slider): level = max(level - 0.25, 0)
        case (.activate, ID.radios + 1), (.activate, ID.radios + 2): radio = id - ID.radios - 1
        default: return false
        }
        return true
    }

    private func select(_ isSelected: Bool, _ id: Int) -> Bool {
        guard ID.rows.contains(id) else { return false }
        let number = id - ID.rows.lowerBound
        if isSelected { selectedRows.insert(number) } else { selectedRows.remove(number) }
        return true
    }

    private func replace(_ range: Range<Int>, _ text: String, _ id: Int) -> Bool {
        guard id == ID.field else { return false }
        var scalars = Array(string.unicodeScalars)
        let range = range.clamped(to: 0..<scalars.count)
        scalars.replaceSubrange(range, with: text.unicodeScalars)
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        string = String(view)
        let end = range.lowerBound + text.unicodeScalars.count
        selection = end..<end
        return true
    }
}
