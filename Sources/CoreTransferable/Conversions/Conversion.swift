/// Function from one value to another that throws, and that may have to wait.
///
/// Functions that need not wait are called in place, so that what they are part of, such as a drop, is done at once.
package enum Conversion<Input: Sendable, Output: Sendable>: Sendable {
    case immediate(@Sendable (Input) throws -> Output)
    case suspending(@Sendable (Input) async throws -> Output)

    /// Converts `input`. `receive` is called once: before this returns if the function is immediate, else later, in any
    /// context.
    package func run(_ input: Input, _ receive: @escaping @Sendable (Result<Output, any Error>) -> Void) {
        switch self {
        case .immediate(let body): receive(Result { try body(input) })
        case .suspending(let body):
            Task {
                let result: Result<Output, any Error>
                do { result = .success(try await body(input)) } catch { result = .failure(error) }
                receive(result)
            }
        }
    }

    /// Converts `input`.
    ///
    /// - Throws: the function's error.
    package func value(of input: Input) async throws -> Output {
        switch self {
        case .immediate(let body): try body(input)
        case .suspending(let body): try await body(input)
        }
    }

    /// This function, followed by another.
    func then<Next: Sendable>(_ next: Conversion<Output, Next>) -> Conversion<Input, Next> {
        if case .immediate(let first) = self, case .immediate(let second) = next {
            return .immediate { try second(first($0)) }
        }
        return .suspending { try await next.value(of: value(of: $0)) }
    }

    /// A conversion by a sequence of steps of which the first may wait.
    func map<Next: Sendable>(_ next: @escaping @Sendable (Output) throws -> Next) -> Conversion<Input, Next> {
        then(.immediate(next))
    }
}
