import Controls
public import Foundation
import Geometry
import ViewGraph
import Views

/// Object that has the rows of a picker's wheels.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
    /// Number of wheels.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// Number of rows of a wheel.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Object that has the texts of a picker's rows, and is told of choices.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
    /// Text of a row.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// Called when people have turned a wheel to a row.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// Default: nil.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    /// Default: does nothing.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Wheels side by side, of each of which a row is chosen, over SwiftUI's `Picker`.
open class UIPickerView: UIView {
    /// Object that has the rows. It is not kept.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    /// Object that has the texts and is told of choices. It is not kept.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }

    private var chosen: [Int] = []
    private var isReloadDue = true
    private let hosting: HostingView<UIWheels>

    /// A picker in the given frame.
    public override init(frame: CGRect) {
        hosting = HostingView(UIWheels())
        super.init(frame: frame)
        addHosting(hosting)
        hosting.isUserInteractionEnabled = true
    }

    /// Returns nil: views cannot be decoded here.
    public required init?(coder: NSCoder) { return nil }

    /// Number of wheels.
    public var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    /// Number of rows of a wheel.
    public func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }
    /// Number of the chosen row of a wheel; -1 if there is no such wheel.
    public func selectedRow(inComponent component: Int) -> Int {
        chosen.indices.contains(component) ? chosen[component] : component < numberOfComponents ? 0 : -1
    }
    /// Turns a wheel to a row; `animated` is ignored. The delegate is not told.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        while chosen.count <= component { chosen.append(0) }
        chosen[component] = row
        reloadAllComponents()
    }
    /// Asks for all rows anew before the next frame.
    open func reloadAllComponents() {
        isReloadDue = true
        setNeedsLayout()
    }
    /// Asks for the rows of a wheel anew before the next frame.
    open func reloadComponent(_ component: Int) { reloadAllComponents() }

    /// Asks for the rows, where that is due.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if isReloadDue { update() }
    }

    private func turned(_ component: Int, to row: Int) {
        guard row != selectedRow(inComponent: component) else { return }
        while chosen.count <= component { chosen.append(0) }
        chosen[component] = row
        update()
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }

    private func update() {
        isReloadDue = false
        let columns = (0..<numberOfComponents).map { component in
            (0..<numberOfRows(inComponent: component)).map { row in
                delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? ""
            }
        }
        hosting.show(
            UIWheels(
                columns: columns, chosen: columns.indices.map { selectedRow(inComponent: $0) },
                label: accessibilityLabel ?? "", turned: { [weak self] in self?.turned($0, to: $1) }))
    }

    /// The height of wheels; the width is the one proposed.
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
}

private struct UIWheels: View {
    var columns: [[String]] = []
    var chosen: [Int] = []
    var label = ""
    var turned: @MainActor @Sendable (Int, Int) -> Void = { _, _ in }

    var body: some View {
        HStack(spacing: 8) {
            ForEach(columns.indices, id: \.self) { column in
                Picker(
                    label,
                    selection: Binding(
                        get: { chosen[column] }, set: { new in MainActor.assumeIsolated { turned(column, new) } })
                ) {
                    ForEach(columns[column].indices, id: \.self) { row in
                        Text(verbatim: columns[column][row]).tag(row)
                    }
                }
                .pickerStyle(.wheel).labelsHidden()
            }
        }
    }
}
