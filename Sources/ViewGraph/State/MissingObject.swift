/// Ends the program when it reads an object that no view provides: no other object could be returned instead (S3.5).
enum MissingObject {
    static func stop(_ type: Any.Type, owner: Any.Type?, provider: String) -> Never {
        let view = owner.map { "\($0)" } ?? "A view that is not shown"
        // A property wrapper's getter cannot throw. Apple's systems end the program here as well. fatalError prints its
        // message in release builds too; preconditionFailure does not.
        fatalError(
            "\(view) reads an object of type \(type) from the environment, and there is none: a view around it has to "
                + "provide one with \(provider).")
    }
}
