public import Geometry
@_spi(Engine) import TextViews
@_spi(Engine) public import ViewGraph
@_spi(Engine) public import Views

/// Selection in a text: an insertion point, or characters.
public struct TextSelection: Equatable, Hashable, Sendable {
    /// Selected characters.
    public enum Indices: Equatable, Hashable, Sendable {
        /// One range; an empty one is an insertion point.
        case selection(Range<String.Index>)
        /// Several ranges. Fields select one range here: the first.
        case multiSelection(RangeSet<String.Index>)
    }

    /// Selected characters, by indices of the field's text.
    public var indices: Indices

    /// An insertion point before the character at `insertionPoint`.
    public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

    /// The characters of `range`.
    public init(range: Range<String.Index>) { indices = .selection(range) }

    /// The characters of `ranges`, of which fields select the first range.
    public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

    /// True if no characters are selected.
    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        case .multiSelection(let ranges): ranges.isEmpty
        }
    }

    /// The range that a field selects; nil for none.
    private var range: Range<String.Index>? {
        switch indices {
        case .selection(let range): range
        case .multiSelection(let ranges): ranges.ranges.first
        }
    }

    /// The range that a field selects in `text`, in bytes of UTF-8, clamped to the text; nil for none.
    func bytes(in text: String) -> Range<Int>? {
        guard let range else { return nil }
        func offset(_ index: String.Index) -> Int {
            text.utf8.distance(from: text.startIndex, to: min(index, text.endIndex))
        }
        return offset(range.lowerBound)..<offset(range.upperBound)
    }
}

extension Binding where Value == TextSelection? {
    /// The selection as a field reads and writes it, in bytes of UTF-8 of `text`.
    @MainActor func inBytes(of text: Binding<String>) -> TextInputSelection {
        TextInputSelection(range: wrappedValue?.bytes(in: text.wrappedValue)) { bytes in
            let string = text.wrappedValue
            wrappedValue = bytes.map { bytes in
                let start = string.utf8.index(
                    string.startIndex, offsetBy: bytes.lowerBound, limitedBy: string.endIndex)
                let end = string.utf8.index(string.startIndex, offsetBy: bytes.upperBound, limitedBy: string.endIndex)
                return TextSelection(range: (start ?? string.endIndex)..<(end ?? string.endIndex))
            }
        }
    }
}

extension TextField {
    /// A field for `text` with a label, whose selection the program reads and sets.
    ///
    /// - Parameters:
    ///   - text: the text; each edit is written at once.
    ///   - selection: the selection in the text, nil while the field has no keyboard focus. One that the program writes
    ///     is selected.
    ///   - prompt: text shown while the field is empty; nil for the label.
    ///   - axis: direction in which the field grows.
    ///   - label: the field's purpose.
    public init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label(), title: prompt?.plainString ?? "", prompt: prompt,
            content: .text(text, selection: selection), kind: axis == .vertical ? .growing : .line)
    }
}

extension TextField where Label == Text {
    /// A field for `text` with a localised title, whose selection the program reads and sets; `selection` is nil while the
    /// field has no keyboard focus.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(
            Text(titleKey), .text(text, selection: selection), prompt: prompt, axis: axis ?? .horizontal)
    }

    /// A field for `text` with a verbatim title, whose selection the program reads and sets; `selection` is nil while the
    /// field has no keyboard focus.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
        axis: Axis? = nil
    ) {
        self.init(Text(title), .text(text, selection: selection), prompt: prompt, axis: axis ?? .horizontal)
    }
}
