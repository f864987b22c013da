import Testing
import WireScanner

/// Protocols that are refused, with reasons that say enough to act upon.
struct RefusalTests {
    @Test(arguments: [
        ("event e(id: new)", "demo_thing.e is an event, and its new object id has no interface"),
        ("request r(a: new demo_other, b: new demo_other)", "demo_thing.r creates more than one object"),
        (
            "request r(a: object far_away)",
            "demo_thing.r refers to the interface far_away, which no description has: add the protocol that does"
        ),
        ("request r(a: uint nowhere)", "demo_thing.r refers to the enum nowhere, which no description has"),
        ("request r(a: uint demo_other.size)", "demo_thing.r refers to the enum demo_other.size"),
        (
            "request r(\((1...21).map { "a\($0): int" }.joined(separator: ", ")))",
            "demo_thing.r has more than the 20 arguments that libwayland allows"
        ),
    ])
    func `what the bindings cannot express is refused by name and line`(lines: String, reason: String) throws {
        let error = try #require(throws: ScannerError.self) { try Sample.bindings(lines) }
        #expect(error.description.hasPrefix("demo.protocol:4: \(reason)"))
    }
}
