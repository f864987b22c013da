import Foundation
public import ViewGraph
public import Views

// Links that are followed by a binding, as NavigationView had them. Deprecated by Apple.

extension NavigationLink {
    /// Makes a link that presents `destination` while `isActive` is true.
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(kind: .destination(destination, isActive: isActive), label: label())
    }

    /// Makes a link that presents `destination` while `isActive` is true.
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(kind: .destination({ destination }, isActive: isActive), label: label())
    }

    /// Makes a link that presents `destination` while `selection` equals `tag`.
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(isActive: selection.isEqual(to: tag), destination: destination, label: label)
    }

    /// Makes a link that presents `destination` while `selection` equals `tag`.
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination, isActive: selection.isEqual(to: tag), label: label)
    }
}

extension NavigationLink {
    /// States whether the destination belongs into the column for details. Links of a `NavigationView` go on in their own stack
    /// here. Deprecated by Apple.
    nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Label == Text {
    /// Makes a link titled `titleKey` that presents `destination` while `isActive` is true.
    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(isActive: isActive, destination: destination) { Text(titleKey) }
    }

    /// Makes a link titled `title`, not localised, that presents `destination` while `isActive` is true.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(isActive: isActive, destination: destination) { Text(title) }
    }

    /// Makes a link titled `titleKey` that presents `destination` while `isActive` is true.
    public init(
        _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
    ) {
        self.init(destination: destination, isActive: isActive) { Text(titleKey) }
    }

    /// Makes a link titled `title`, not localised, that presents `destination` while `isActive` is true.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, destination: Destination, isActive: Binding<Bool>
    ) {
        self.init(destination: destination, isActive: isActive) { Text(title) }
    }

    /// Makes a link titled `titleKey` that presents `destination` while `selection` equals `tag`.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
        @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
    }

    /// Makes a link titled `title`, not localised, that presents `destination` while `selection` equals `tag`.
    @_disfavoredOverload public init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
    }

    /// Makes a link titled `titleKey` that presents `destination` while `selection` equals `tag`.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
    }

    /// Makes a link titled `title`, not localised, that presents `destination` while `selection` equals `tag`.
    @_disfavoredOverload public init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
    }
}

extension Binding {
    /// Truth of the value being `tag`. Writing true writes `tag`, writing false nil, if the value was `tag`.
    fileprivate func isEqual<V: Hashable>(to tag: V) -> Binding<Bool> where Value == V? {
        Binding<Bool>(
            get: { wrappedValue == tag },
            set: { isEqual in
                if isEqual {
                    wrappedValue = tag
                } else if wrappedValue == tag {
                    wrappedValue = nil
                }
            })
    }
}
