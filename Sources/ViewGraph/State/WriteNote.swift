/// Description of a write by the program; formatted only when a report needs it.
enum WriteNote {
    /// Write to a state of a view.
    case state(PropertyName)
    /// Change of an object that a view observes.
    case object(Any.Type, watchedBy: Any.Type)
    /// Change of an observable object's property that the body of a view has read.
    case observable(readBy: Any.Type)

    @MainActor var text: String {
        switch self {
        case .state(let name): name.text
        case .object(let object, let view): "\(object), which \(view) watches,"
        case .observable(let view): "an observable object that \(view) reads"
        }
    }
}
