/// A program that draws the scenes, and its arguments, in which `{scene}` stands for the scene's name and `{cards}` for
/// the number of cards.
struct OtherProgram: Equatable, Sendable {
    static let scenePlace = "{scene}"
    static let cardsPlace = "{cards}"

    /// Name or path of the program.
    var program: String
    var arguments: [String]

    /// False if the program is called alike for each scene.
    var namesScene: Bool { arguments.contains { $0.contains(Self.scenePlace) } }

    func arguments(for play: Play) -> [String] {
        arguments.map {
            $0.replacing(Self.scenePlace, with: play.scene.rawValue).replacing(Self.cardsPlace, with: "\(play.count)")
        }
    }

    /// Last component of the path, for tables.
    var name: String { program.split(separator: "/").last.map(String.init) ?? program }
}
