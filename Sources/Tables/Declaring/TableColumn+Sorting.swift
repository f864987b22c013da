public import Foundation
@_spi(Engine) public import ViewGraph
public import Views

// Columns by whose header people sort.
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
    /// A column of the texts `value`, by which the table sorts, with a localised title.
    public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value)) { Text($0[keyPath: value]) }
    }

    /// A column of the texts `value`, by which the table sorts, with a verbatim title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: any KeyPath<RowValue, String> & Sendable) {
        self.init(label: Text(title), comparator: KeyPathComparator(value)) { Text($0[keyPath: value]) }
    }

    /// A column of the texts `value`, which are compared by `comparator`, with a localised title.
    public init(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable,
        comparator: String.StandardComparator
    ) {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator)) {
            Text($0[keyPath: value])
        }
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// A column by whose `value` the table sorts, with a localised title.
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content) }

    /// A column by whose `value` the table sorts, with a verbatim title.
    @_disfavoredOverload
    public init<V: Comparable, S: StringProtocol>(
        _ title: S, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(label: Text(title), comparator: KeyPathComparator(value), content: content) }

    /// A column by whose `value` the table sorts, rows without a value first, with a localised title.
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V?> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content) }

    /// A column of texts `value`, which are compared by `comparator`, with a localised title.
    public init(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable,
        comparator: String.StandardComparator,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(
            label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator), content: content)
    }
}

extension TableColumn where Label == Text, Sort.Compared == RowValue {
    /// A column by which the table sorts with `comparator`, with a localised title.
    public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(label: Text(titleKey), comparator: comparator, content: content) }

    /// A column by which the table sorts with `comparator`, with a verbatim title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(label: Text(title), comparator: comparator, content: content) }

    /// A column by which the table sorts with `comparator`.
    public init(
        _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(label: text, comparator: comparator, content: content) }
}
