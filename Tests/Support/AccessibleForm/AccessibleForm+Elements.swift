import AccessibilityTree
import Foundation

extension AccessibleForm {
    func makeTree() -> AccessibilityElement {
        var window = element(ID.window, .window, "Form", CGRect(x: 0, y: 0, width: 400, height: 600))
        var heading = element(ID.heading, .heading, "Settings", CGRect(x: 10, y: 10, width: 200, height: 30))
        heading.headingLevel = 1
        let text = element(ID.text, .staticText, "Count: \(count)", CGRect(x: 10, y: 50, width: 100, height: 20))
        window.children = [heading, text, button, slider, field, toggle, list, table, image, popUp, radios]
        window.children += [secret, bar]
        edit(&window)
        return window
    }

    private func element(
        _ id: Int, _ role: AccessibilityRole, _ label: String, _ frame: CGRect, _ states: AccessibilityStates = []
    ) -> AccessibilityElement {
        var element = AccessibilityElement(id: id, role: role)
        element.label = label
        element.frame = frame
        element.states = states
        if focus == id { element.states.insert(.focused) }
        return element
    }

    private var button: AccessibilityElement {
        var button = element(ID.button, .button, "Count", CGRect(x: 10, y: 80, width: 80, height: 30), .focusable)
        button.hint = "Adds one"
        button.identifier = "count-button"
        button.actions = [AccessibilityAction(.activate), AccessibilityAction(.custom(3), name: "Reset")]
        if isDisabled { button.states.insert(.disabled) }
        return button
    }

    private var slider: AccessibilityElement {
        var slider = element(
            ID.slider, .slider, "Level", CGRect(x: 10, y: 120, width: 200, height: 20), [.focusable, .horizontal])
        slider.range = AccessibilityRange(minimum: 0, maximum: 1, current: level, step: 0.25, isSettable: true)
        slider.value = "\(Int(level * 100)) percent"
        slider.actions = [AccessibilityAction(.increment), AccessibilityAction(.decrement)]
        return slider
    }

    private var field: AccessibilityElement {
        var field = element(
            ID.field, .textField, "Letter", CGRect(x: 10, y: 150, width: 300, height: 60),
            [.focusable, .editable, .multiLine])
        field.text = AccessibilityText(string: string, selection: selection, placeholder: "Dear …")
        return field
    }

    private var toggle: AccessibilityElement {
        var toggle = element(
            ID.toggle, .toggle, "Sound", CGRect(x: 10, y: 220, width: 100, height: 20), [.focusable, .checkable])
        if isOn { toggle.states.insert(.checked) }
        toggle.actions = [AccessibilityAction(.activate)]
        return toggle
    }

    private var list: AccessibilityElement {
        var list = element(ID.list, .list, "Fruit", CGRect(x: 10, y: 250, width: 200, height: 120), .multiSelectable)
        let names = ["Apple", "Pear", "Plum", "Fig"]
        list.children = rowOrder.enumerated().map { place, number in
            let frame = CGRect(x: 10, y: 250 + 30 * Double(place), width: 200, height: 30)
            var row = element(ID.rows.lowerBound + number, .row, names[number], frame, .selectable)
            if selectedRows.contains(number) { row.states.insert(.selected) }
            row.position = AccessibilityPosition(index: place, count: rowOrder.count)
            return row
        }
        return list
    }

    /// Of 100,000 rows two are made.
    private var table: AccessibilityElement {
        var table = element(ID.table, .table, "Scores", CGRect(x: 10, y: 380, width: 300, height: 90))
        table.grid = AccessibilityGrid(rows: 100_000, columns: 2)
        table.children = (0..<2).map { column in
            var header = element(21 + column, .columnHeader, ["Name", "Points"][column], .zero)
            header.position = AccessibilityPosition(index: 0, count: 100_000, column: column)
            return header
        }
        table.children += (0..<2).map { number in
            var row = element(30 + number * 3, .tableRow, "", .zero, .selectable)
            row.position = AccessibilityPosition(index: number, count: 100_000)
            row.children = (0..<2).map { column in
                var cell = element(31 + number * 3 + column, .cell, "\(number)/\(column)", .zero)
                cell.position = AccessibilityPosition(index: number, count: 100_000, column: column)
                return cell
            }
            return row
        }
        return table
    }

    private var image: AccessibilityElement {
        element(ID.image, .image, "A cat", CGRect(x: 220, y: 10, width: 64, height: 48))
    }

    private var popUp: AccessibilityElement {
        var popUp = element(ID.popUp, .popUpButton, "Size", CGRect(x: 220, y: 80, width: 80, height: 30), .opensMenu)
        popUp.value = "Medium"
        popUp.actions = [AccessibilityAction(.activate)]
        return popUp
    }

    private var radios: AccessibilityElement {
        var radios = element(ID.radios, .radioGroup, "Colour", CGRect(x: 220, y: 120, width: 80, height: 60))
        radios.children = (0..<2).map { number in
            let frame = CGRect(x: 220, y: 120 + 30 * Double(number), width: 80, height: 30)
            var radio = element(ID.radios + 1 + number, .radioButton, ["Red", "Blue"][number], frame, .selectable)
            if self.radio == number { radio.states.insert(.selected) }
            radio.actions = [AccessibilityAction(.activate)]
            return radio
        }
        return radios
    }

    private var secret: AccessibilityElement {
        var secret = element(
            ID.secret, .secureField, "Password", CGRect(x: 10, y: 480, width: 200, height: 20), .editable)
        secret.text = AccessibilityText(string: "•••", selection: 3..<3)
        return secret
    }

    private var bar: AccessibilityElement {
        var bar = element(ID.progress, .progressIndicator, "Loading", CGRect(x: 10, y: 510, width: 200, height: 10))
        bar.range = AccessibilityRange(minimum: 0, maximum: 1, current: progress)
        bar.states.insert(.updatesFrequently)
        return bar
    }
}
