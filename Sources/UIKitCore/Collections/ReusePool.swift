import Foundation

/// Views that are not in use, and the classes of those that can be made, by their identifiers and kinds.
@MainActor final class ReusePool<View: UIView> {
    private struct Name: Hashable {
        let kind: String?
        let identifier: String
    }

    private var free: [Name: [View]] = [:]
    private var classes: [Name: View.Type] = [:]
    private let make: (View.Type, String) -> View

    /// A pool whose views `make` makes, of a class and with an identifier.
    init(make: @escaping (View.Type, String) -> View) { self.make = make }

    func register(_ type: View.Type?, _ kind: String?, _ identifier: String) {
        classes[Name(kind: kind, identifier: identifier)] = type
    }

    func keep(_ view: View, _ kind: String?, _ identifier: String) {
        free[Name(kind: kind, identifier: identifier), default: []].append(view)
    }

    /// A view that is not in use.
    func unused(_ kind: String?, _ identifier: String) -> View? {
        free[Name(kind: kind, identifier: identifier)]?.popLast()
    }

    /// A new view of the registered class; nil if there is none.
    func made(_ kind: String?, _ identifier: String) -> View? {
        classes[Name(kind: kind, identifier: identifier)].map { make($0, identifier) }
    }
}
