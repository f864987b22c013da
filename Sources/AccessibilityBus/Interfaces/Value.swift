import AccessibilityTree
import DesktopBus

extension BusInterface<ElementObject> {
    /// `org.a11y.atspi.Value`.
    static var value: BusInterface<ElementObject> {
        BusInterface(InterfaceName.value)
            .property("version", "u") { _ in .number(1) }
            .property("MinimumValue", "d") { .real($0.element.range?.minimum ?? 0) }
            .property("MaximumValue", "d") { .real($0.element.range?.maximum ?? 0) }
            .property("MinimumIncrement", "d") { .real($0.element.range?.step ?? 0) }
            .property("Text", "s") { .text($0.element.value) }
            .property("CurrentValue", "d") {
                .real($0.element.range?.current ?? 0)
            } write: { object, value throws(BusError) in
                try object.setNumber(value)
            }
    }
}

extension ElementObject {
    /// Sets the number of the element, within its range.
    ///
    /// - Throws: an error if the value is no number, or cannot be set.
    fileprivate func setNumber(_ value: BusValue) throws(BusError) {
        guard let number = value.number, number.isFinite else { throw .wrongArguments("the value is no number") }
        guard let range = element.range, range.isSettable else { throw .readOnly("CurrentValue") }
        let (low, high) = (min(range.minimum, range.maximum), max(range.minimum, range.maximum))
        guard perform(.setNumber(min(max(number, low), high))) else { throw .failed("the element refuses the value") }
    }
}
