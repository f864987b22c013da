/// The symbols that are drawn by hand, one a line: a name, then its parts, each behind a bar. docs/symbols.md says how
/// to draw one.
///
/// The grid is 24 by 24, y downwards. Lines are 2 wide unless the part says otherwise, with round ends and joints; round
/// symbols reach from 1 to 23, square ones from 2 to 22, so that they look equally large.
enum SymbolDrawings {
    /// All drawings, in the order in which they are shown in the documentation.
    static var all: [String] {
        [marks, arrows, playback, shapes, text, documents, people, nature, devices, places, objects, letters]
    }
}
