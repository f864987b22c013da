public import Foundation

/// One element of a window as assistive technology reads it, with the elements in it: a value, taken at one moment.
public struct AccessibilityElement: Equatable, Sendable, Identifiable {
    /// Number of the element, the same in every tree of the window while its view exists, and never used again.
    public var id: Int
    /// Kind of the element.
    public var role: AccessibilityRole
    /// Name that is read out; empty if it has none.
    public var label = ""
    /// Present value in words, such as the choice of a picker; empty if there is none. The text of a field is in
    /// ``text``.
    public var value = ""
    /// Result of using the element.
    public var hint = ""
    /// Name for tests, which is never read out.
    public var identifier = ""
    /// Names by which people call the element by voice, the best first; empty if its label is the only one.
    public var inputLabels: [String] = []
    /// States that are true.
    public var states: AccessibilityStates = []
    /// Frame as seen at the moment of the tree, in the window's points.
    public var frame = CGRect.zero
    /// Level of a heading, from 1; 0 if it has none.
    public var headingLevel = 0
    /// Value as a number, of sliders, progress and the like.
    public var range: AccessibilityRange?
    /// Text of a field or editor; nil for other elements.
    public var text: AccessibilityText?
    /// Actions of the element, the default one first.
    public var actions: [AccessibilityAction] = []
    /// Place among its like; nil if it is not counted.
    public var position: AccessibilityPosition?
    /// Numbers of rows and columns of a table; nil for other elements.
    public var grid: AccessibilityGrid?
    /// Further facts, each with a name, that people ask for.
    public var details: [AccessibilityDetail] = []
    /// Elements in this one, in the order in which they are read.
    public var children: [AccessibilityElement] = []

    /// An element with nothing but a number and a role.
    public init(id: Int, role: AccessibilityRole) {
        self.id = id
        self.role = role
    }

    /// This element and all in it, in the order in which they are read.
    public var all: [AccessibilityElement] { [self] + children.flatMap(\.all) }
}

/// Number in a range.
public struct AccessibilityRange: Equatable, Sendable {
    /// Least number.
    public var minimum: Double
    /// Greatest number.
    public var maximum: Double
    /// Present number.
    public var current: Double
    /// Distance between two settings; 0 if there is none.
    public var step: Double
    /// True if people can set the number.
    public var isSettable: Bool

    /// A number in a range.
    public init(minimum: Double, maximum: Double, current: Double, step: Double = 0, isSettable: Bool = false) {
        self.minimum = minimum
        self.maximum = maximum
        self.current = current
        self.step = step
        self.isSettable = isSettable
    }
}

/// Text that is edited, and its selection. Positions count characters (Unicode scalars, as AT-SPI counts).
public struct AccessibilityText: Equatable, Sendable {
    /// The text; dots in its place if it is secret.
    public var string: String
    /// The selected characters; empty at the caret.
    public var selection: Range<Int>
    /// Text that is shown while there is none.
    public var placeholder: String

    /// A text with its selection.
    public init(string: String, selection: Range<Int>, placeholder: String = "") {
        self.string = string
        self.selection = selection
        self.placeholder = placeholder
    }
}

/// Something that an element can do.
public struct AccessibilityAction: Equatable, Sendable {
    /// Kinds of actions.
    public enum Kind: Hashable, Sendable {
        /// The effect of a click.
        case activate
        /// One step up, and one step down.
        case increment, decrement
        /// Opens a menu that belongs to the element.
        case showMenu
        /// The effect of Escape.
        case escape
        /// The program's action with this number.
        case custom(Int)
    }

    /// Kind of the action.
    public var kind: Kind
    /// Name in the program's language; empty for the kinds that have one of their own.
    public var name: String

    /// An action; the kinds of the system need no name.
    public init(_ kind: Kind, name: String = "") {
        self.kind = kind
        self.name = name
    }
}

/// Place of an element among its like, from 0.
public struct AccessibilityPosition: Equatable, Sendable {
    /// Number of the element among its like.
    public var index: Int
    /// Number of its like, the element included.
    public var count: Int
    /// Column in a table; nil elsewhere.
    public var column: Int?
    /// Depth in an outline, from 0.
    public var level: Int

    /// The place number `index` of `count`.
    public init(index: Int, count: Int, column: Int? = nil, level: Int = 0) {
        self.index = index
        self.count = count
        self.column = column
        self.level = level
    }
}

/// Numbers of rows and columns, also of those that are not made yet.
public struct AccessibilityGrid: Equatable, Sendable {
    /// Number of rows.
    public var rows: Int
    /// Number of columns.
    public var columns: Int

    /// A table of `rows` by `columns` cells.
    public init(rows: Int, columns: Int) {
        self.rows = rows
        self.columns = columns
    }
}

/// A fact with a name.
public struct AccessibilityDetail: Equatable, Sendable {
    /// Name of the fact.
    public var label: String
    /// The fact.
    public var value: String
    /// True if the fact is read with the element.
    public var isImportant: Bool

    /// The fact `value` under the name `label`.
    public init(label: String, value: String, isImportant: Bool = false) {
        self.label = label
        self.value = value
        self.isImportant = isImportant
    }
}
