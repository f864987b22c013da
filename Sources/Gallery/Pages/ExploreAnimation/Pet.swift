/// A candidate of the vote that the talk is about.
struct Pet: Identifiable, Equatable {
    /// The name of its picture.
    let type: String
    var id: String { type }

    static let cat = Pet(type: "cat")
    static let dog = Pet(type: "dog")
    static let bird = Pet(type: "bird")
    static let all = [cat, dog, bird]
}
