import Testing

/// Every test asserts something: one that can only fail by crashing passes whatever the code under it does.
struct AssertionTests {
    private static let assertions = ["#expect", "#require", "Issue.record", "confirmation(", "withKnownIssue"]

    private static func asserts(_ function: SwiftFunction) -> Bool {
        assertions.contains { function.body.contains($0) }
    }

    /// Tests that assert by a call that this analysis does not follow, as `path: name`, each with its reason.
    private static let others = [
        "Tests/ArchitectureTests/ReferenceTests.swift: every file that is named is there":
            "a regular expression with a quotation mark hides the end of its body"
    ]
    /// Folder of functions that tests of all targets call.
    private static let shared = "Tests/ProgramSupport"

    /// All files of tests, each with the folder of its target and its functions.
    private static let files = SourceFile.all(under: "Tests").map { file in
        let target = file.path.split(separator: "/").prefix(2).joined(separator: "/")
        return (file, target: target, SwiftFunction.all(in: file.code))
    }

    @Test func `every test asserts something, itself or by a function of its target`() {
        let helpers = Dictionary(
            Self.files.map { ($0.target, Set($0.2.filter(Self.asserts).map(\.name))) },
            uniquingKeysWith: { $0.union($1) })
        var count = 0
        var found: [String] = []
        for (file, target, functions) in Self.files {
            for function in functions where function.isTest {
                count += 1
                let asserts =
                    Self.asserts(function)
                    || Self.calls(in: function.body).contains { name in
                        [target, Self.shared].contains { helpers[$0]?.contains(name) == true }
                    }
                if !asserts, Self.others["\(file.path): \(function.name)"] == nil {
                    found.append("\(file.path):\(function.line): \(function.name)")
                }
            }
        }
        #expect(count > 2_000, "the analysis finds the tests")
        #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
    }

    /// Names of the functions that are called without an object, or on one if they are named for what they expect: a
    /// modifier of a view, such as `frame`, may have the name of a helper.
    private static func calls(in body: String) -> Set<String> {
        Set(body.matches(of: /(^|[^.\w])(\w+)\(|\.((?:expect|check)\w*)\(/).map { String($0.2 ?? $0.3 ?? "") })
    }

    @Test func `functions are found with their bodies`() {
        let code = SwiftCode.only(
            """
            @Test(arguments: [1].map { $0 })
            func `a (test), with "words"`(number: Int) throws {
                if true { helper(number) }
            }
            protocol P { func nothing() }
            func helper(_ number: Int) { #expect(number == 1, "{") }
            """)
        let functions = SwiftFunction.all(in: code)
        #expect(functions.map(\.isTest) == [true, false])
        #expect(functions.map(\.line) == [2, 6])
        #expect(Self.calls(in: functions[0].body) == ["helper"])
        #expect(functions.map(Self.asserts) == [false, true])
    }
}
