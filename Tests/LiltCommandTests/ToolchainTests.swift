import LiltCommand
import Testing

struct ToolchainTests {
    private func toolchain(_ version: String) -> Toolchain? {
        Toolchain(
            swift: "/opt/swift/usr/bin/swift",
            targetInfo: """
                { "compilerVersion": "\(version)", "paths": { "runtimeResourcePath": "/opt/swift/usr/lib/swift" } }
                """)
    }

    @Test func `a toolchain tells its version`() throws {
        let found = try #require(toolchain("Swift version 6.3.1 (swift-6.3.1-RELEASE)"))
        #expect(found.version == "6.3.1 (swift-6.3.1-RELEASE)")
        #expect(toolchain("GNU swift 1.0") == nil)
        #expect(Toolchain(swift: "/bin/swift", targetInfo: "usage: swift [options]") == nil)
        let short = Toolchain(
            swift: "/bin/swift", targetInfo: #"{"compilerVersion": "Swift version 6.4-dev (LLVM 1)"}"#)
        #expect(short?.isTooOld == false)
    }

    @Test(arguments: [
        ("Swift version 6.0.3 (swiftlang-6.0.3)", true), ("Swift version 6.2.4", true), ("Swift version 5.10", true),
        ("Swift version 6.3", false), ("Swift version 6.10.1", false), ("Swift version 7.0", false),
        ("Swift version new", true),
    ])
    func `versions before 6.3 are too old`(version: String, isTooOld: Bool) throws {
        #expect(try #require(toolchain(version)).isTooOld == isTooOld)
    }

    @Test func `PATH comes first, and a toolchain that is named excludes all others`() {
        #expect(
            Toolchain.places(environment: ["PATH": "/a:/b", "HOME": "/home/me"])
                == ["/a", "/b", "/home/me/.local/share/swiftly/bin", "/opt/swift/usr/bin"])
        #expect(
            Toolchain.places(environment: ["PATH": "/a", "LILT_TOOLCHAIN": "/srv/swift"]) == ["/srv/swift/usr/bin"])
    }
}
