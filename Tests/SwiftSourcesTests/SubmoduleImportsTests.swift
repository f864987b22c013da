import SwiftSources
import Testing

/// Imports of parts of a module become imports of the module.
struct SubmoduleImportsTests {
    @Test(arguments: [
        ("import os.log\nimport SwiftUI", "import os    \nimport SwiftUI"),
        ("import Foundation; import os.signpost // a", "import Foundation; import os          // a"),
        ("import os", "import os"), ("// import os.log", "// import os.log"),
        ("let reimport os.log", "let reimport os.log"),
        ("import oslo.a", "import oslo.a"),
    ])
    func `only parts of os are left out`(text: String, expected: String) {
        #expect(SubmoduleImports.replaced(text) == expected)
    }
}
