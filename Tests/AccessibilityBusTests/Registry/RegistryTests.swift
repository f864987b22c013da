import Foundation
import ProgramSupport
import Testing

/// The form under the real registry, read and used by a client of libatspi.
struct RegistryTests {
    @Test(.enabled(if: AccessibilityTools.areThere, "AT-SPI or pyatspi is missing"))
    func `a client of libatspi reads the form, uses it, and is told what changes`() async throws {
        let form = BuiltProducts.url(of: "AccessibleProgram").path
        let result = try await AccessibilityTools.client("form.py", [form]).run(limit: 60)
        #expect(result.ending == .exited(0), "\(result.errorText)")
        #expect(result.outputText.hasSuffix("done\n"), "\(result.outputText)")
    }
}
