/// Something that assistive technology asks an element to do. Positions in texts count Unicode scalars from 0; a source
/// clamps them to the text.
package enum AccessibilityRequest: Equatable, Sendable {
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
    case cut(Range<Int>)
    case copy(Range<Int>)
    case paste(at: Int)
    /// Selects the element in its list, or takes it out of the selection.
    case setSelected(Bool)
}

/// Something that is told to the listener, whatever it reads at the moment.
package struct AccessibilityAnnouncement: Equatable, Sendable {
    package var message: String
    /// True to interrupt what is being spoken.
    package var isUrgent: Bool

    package init(message: String, isUrgent: Bool = false) {
        self.message = message
        self.isUrgent = isUrgent
    }
}
