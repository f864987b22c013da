import Geometry
@_spi(Engine) import ViewGraph

/// The binding of `scrollPosition`: the identity of the view at the start of a scroll view; setting it scrolls.
@MainActor class ScrollPositionBinding {
    nonisolated let anchor: UnitPoint?
    nonisolated init(anchor: UnitPoint?) { self.anchor = anchor }
    var id: AnyHashable? {
        get { nil }
        set {}
    }
}

final class TypedScrollPosition<ID: Hashable>: ScrollPositionBinding {
    nonisolated(unsafe) private let binding: Binding<ID?>

    nonisolated init(_ binding: Binding<ID?>, anchor: UnitPoint?) {
        unsafe self.binding = binding
        super.init(anchor: anchor)
    }

    override var id: AnyHashable? {
        get {
            guard let id = unsafe binding.wrappedValue else { return nil }
            return AnyHashable(id)
        }
        set { unsafe binding.wrappedValue = newValue?.base as? ID }
    }
}
