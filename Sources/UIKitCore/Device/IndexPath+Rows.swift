public import Foundation

extension IndexPath {
    /// The path of a row in a section of a table.
    public init(row: Int, section: Int) { self = [section, row] }
    /// The path of an item in a section of a collection.
    public init(item: Int, section: Int) { self = [section, item] }

    /// Number of the section: the first number of the path.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }
    /// Number of the row: the second number of the path.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
    /// Number of the item: the second number of the path.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
