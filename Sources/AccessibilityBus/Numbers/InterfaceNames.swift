import AccessibilityTree

/// Names of AT-SPI's interfaces.
enum InterfaceName {
    static let accessible = prefix + "Accessible"
    static let action = prefix + "Action"
    static let application = prefix + "Application"
    static let cache = prefix + "Cache"
    static let collection = prefix + "Collection"
    static let component = prefix + "Component"
    static let editableText = prefix + "EditableText"
    static let image = prefix + "Image"
    static let registry = prefix + "Registry"
    static let selection = prefix + "Selection"
    static let socket = prefix + "Socket"
    static let table = prefix + "Table"
    static let tableCell = prefix + "TableCell"
    static let text = prefix + "Text"
    static let value = prefix + "Value"

    private static let prefix = "org.a11y.atspi."

    /// The interface of events of a class, such as `Object`.
    static func events(_ name: String) -> String { prefix + "Event." + name }
}
