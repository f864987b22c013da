package import Foundation

/// One element of a window as assistive technology reads it, with the elements in it: a value, taken at one moment.
package struct AccessibilityElement: Equatable, Sendable, Identifiable {
    /// Number of the element, the same in every tree of the window while its view exists, and never used again.
    package var id: Int
    package var role: AccessibilityRole
    /// Name that is read out; empty if it has none.
    package var label = ""
    /// Present value in words, such as the choice of a picker; empty if there is none. The text of a field is in
    /// ``text``.
    package var value = ""
    /// Result of using the element.
    package var hint = ""
    /// Name for tests, which is never read out.
    package var identifier = ""
    package var states: AccessibilityStates = []
    /// Frame as seen at the moment of the tree, in the window's points.
    package var frame = CGRect.zero
    /// Level of a heading, from 1; 0 if it has none.
    package var headingLevel = 0
    /// Value as a number, of sliders, progress and the like.
    package var range: AccessibilityRange?
    /// Text of a field or editor; nil for other elements.
    package var text: AccessibilityText?
    /// Actions of the element, the default one first.
    package var actions: [AccessibilityAction] = []
    /// Place among its like; nil if it is not counted.
    package var position: AccessibilityPosition?
    /// Numbers of rows and columns of a table; nil for other elements.
    package var grid: AccessibilityGrid?
    /// Further facts, each with a name, that people ask for.
    package var details: [AccessibilityDetail] = []
    /// Elements in this one, in the order in which they are read.
    package var children: [AccessibilityElement] = []

    package init(id: Int, role: AccessibilityRole) {
        self.id = id
        self.role = role
    }

    /// This element and all in it, in the order in which they are read.
    package var all: [AccessibilityElement] { [self] + children.flatMap(\.all) }
}

/// Number in a range.
package struct AccessibilityRange: Equatable, Sendable {
    package var minimum: Double
    package var maximum: Double
    package var current: Double
    /// Distance between two settings; 0 if there is none.
    package var step: Double
    /// True if people can set the number.
    package var isSettable: Bool

    package init(minimum: Double, maximum: Double, current: Double, step: Double = 0, isSettable: Bool = false) {
        self.minimum = minimum
        self.maximum = maximum
        self.current = current
        self.step = step
        self.isSettable = isSettable
    }
}

/// Text that is edited, and its selection. Positions count characters (Unicode scalars, as AT-SPI counts).
package struct AccessibilityText: Equatable, Sendable {
    /// The text; dots in its place if it is secret.
    package var string: String
    /// The selected characters; empty at the caret.
    package var selection: Range<Int>
    /// Text that is shown while there is none.
    package var placeholder: String

    package init(string: String, selection: Range<Int>, placeholder: String = "") {
        self.string = string
        self.selection = selection
        self.placeholder = placeholder
    }
}

/// Something that an element can do.
package struct AccessibilityAction: Equatable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// The effect of a click.
        case activate
        case increment, decrement
        case showMenu
        /// The effect of Escape.
        case escape
        /// The program's action with this number.
        case custom(Int)
    }

    package var kind: Kind
    /// Name in the program's language; empty for the kinds that have one of their own.
    package var name: String

    package init(_ kind: Kind, name: String = "") {
        self.kind = kind
        self.name = name
    }
}

/// Place of an element among its like, from 0.
package struct AccessibilityPosition: Equatable, Sendable {
    package var index: Int
    package var count: Int
    /// Column in a table; nil elsewhere.
    package var column: Int?
    /// Depth in an outline, from 0.
    package var level: Int

    package init(index: Int, count: Int, column: Int? = nil, level: Int = 0) {
        self.index = index
        self.count = count
        self.column = column
        self.level = level
    }
}

/// Numbers of rows and columns, also of those that are not made yet.
package struct AccessibilityGrid: Equatable, Sendable {
    package var rows: Int
    package var columns: Int

    package init(rows: Int, columns: Int) {
        self.rows = rows
        self.columns = columns
    }
}

/// A fact with a name.
package struct AccessibilityDetail: Equatable, Sendable {
    package var label: String
    package var value: String

    package init(label: String, value: String) {
        self.label = label
        self.value = value
    }
}
