/// What a program wrote: kept as it is, and put into words only for a report.
enum WriteNote {
    /// A view's own state.
    case state(PropertyName)
    /// An object that a view watches.
    case object(Any.Type, watchedBy: Any.Type)
    /// Something that the body of a view read of an observable object.
    case observable(readBy: Any.Type)

    @MainActor var text: String {
        switch self {
        case .state(let name): name.text
        case .object(let object, let view): "\(object), which \(view) watches,"
        case .observable(let view): "an observable object that \(view) reads"
        }
    }
}
