/// Ends a program that reads an object which nobody provided: there is nothing that could stand in for it (S3.5).
enum MissingObject {
    static func stop(_ type: Any.Type, owner: Any.Type?, provider: String) -> Never {
        let view = owner.map { "\($0)" } ?? "A view that is not shown"
        // As on Apple's systems, where this ends the program as well: a property wrapper's getter cannot throw. The
        // sentence is printed in release builds too, which a failed precondition's sentence is not.
        fatalError(
            "\(view) reads an object of type \(type) from the environment, and there is none: a view around it has to "
                + "provide one with \(provider).")
    }
}
