public import Foundation

/// Joins texts to a list, such as "apples, pears, and plums".
open class ListFormatter: Formatter {
    /// Language of the list; nil for the person's.
    open var locale: Locale! = .autoupdatingCurrent
    /// Formatter of the items; nil for their descriptions.
    open var itemFormatter: Formatter?

    /// A formatter of items by their descriptions.
    public override init() { super.init() }

    /// Returns nil: formatters cannot be decoded here.
    public required init?(coder: NSCoder) { return nil }

    /// Joins `strings` to a list in the person's language.
    open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

    /// Joins `items` to a list; nil if the formatter of items has no text for one of them.
    open func string(from items: [Any]) -> String? {
        var texts: [String] = []
        for item in items {
            guard let itemFormatter else {
                texts.append(item as? String ?? String(describing: item))
                continue
            }
            guard let text = itemFormatter.string(for: item) else { return nil }
            texts.append(text)
        }
        return texts.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
    }

    /// Joins the items of an array to a list; nil for another object.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
