/// Something that assistive technology asks an element to do. Positions in texts count Unicode scalars from 0; a source
/// clamps them to the text.
public enum AccessibilityRequest: Equatable, Sendable {
    /// Performs an action of the element.
    case perform(AccessibilityAction.Kind)
    /// Gives the element the keyboard focus.
    case focus
    /// Scrolls until the element is seen.
    case reveal
    /// Sets the number of an element whose range is settable.
    case setNumber(Double)
    /// Replaces the whole text of a field.
    case setText(String)
    /// Replaces some characters of a field by others.
    case replace(Range<Int>, with: String)
    /// Selects characters of a field; an empty range moves the caret.
    case select(Range<Int>)
    /// Moves characters to the clipboard.
    case cut(Range<Int>)
    /// Copies characters to the clipboard.
    case copy(Range<Int>)
    /// Inserts the clipboard's text.
    case paste(at: Int)
    /// Selects the element in its list, or takes it out of the selection.
    case setSelected(Bool)
}
