import SwiftSources
import Testing

/// Sources that use networking import its module, on the line of their first import.
struct NetworkImportsTests {
    @Test(arguments: [
        (
            "import Foundation\nlet a = URLSession.shared",
            "import FoundationNetworking; import Foundation\nlet a = URLSession.shared"
        ),
        (
            "\n  import SwiftUI\nvar r: URLRequest?",
            "\n  import FoundationNetworking; import SwiftUI\nvar r: URLRequest?"
        ),
        (
            "@testable import A\n_ = HTTPURLResponse()",
            "import FoundationNetworking; @testable import A\n_ = HTTPURLResponse()"
        ),
        ("let a: HTTPCookie", "import FoundationNetworking; let a: HTTPCookie"),
        ("// URLs\nfunc f(_ a: URLResponse) {}", "import FoundationNetworking; // URLs\nfunc f(_ a: URLResponse) {}"),
    ])
    func `the import is added`(text: String, expected: String) { #expect(NetworkImports.added(text) == expected) }

    @Test(arguments: [
        "import Foundation\nlet a = URL(string: \"b\")",
        "import Foundation\nimport FoundationNetworking\nlet a = URLSession.shared",
        "#if canImport(A)\nlet a = URLSession.shared\n#endif",
        "import Foundation\n// URLSession\nlet a = \"URLSession\"",
        "import Foundation\nstruct MyURLSession {}",
        "", "URL",
    ])
    func `other texts stay`(text: String) { #expect(NetworkImports.added(text) == text) }
}
