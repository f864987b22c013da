/// Source that is added to the modules that need it.
protocol AddedSource {
    static var fileName: String { get }
    static var text: String { get }
    /// True if a source of the module uses what this one declares.
    static func isNeeded(by source: String) -> Bool
}
