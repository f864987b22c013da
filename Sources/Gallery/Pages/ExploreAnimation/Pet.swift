/// Candidate of the vote in the talk.
struct Pet: Identifiable, Equatable {
    /// Name of the picture.
    let type: String
    var id: String { type }

    static let cat = Pet(type: "cat")
    static let dog = Pet(type: "dog")
    static let bird = Pet(type: "bird")
    static let all = [cat, dog, bird]
}
