import Foundation
import Testing
import WireScanner

/// Every protocol file on this machine: it becomes Swift that compiles under the settings of this package, or it is
/// refused with a reason.
struct InstalledProtocolsTests {
    /// Folders in which distributions put protocol files; missing ones are skipped.
    static let folders = [
        "/usr/share/wayland", "/usr/share/wayland-protocols", "/usr/share/libweston-10/protocols",
        "/usr/share/wlr-protocols", "/usr/share/plasma-wayland-protocols",
    ]

    static let files: [String] = folders.flatMap { folder in
        (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(".xml") }.sorted().map { "\(folder)/\($0)" }
    }

    @Test func `there are some`() {
        #expect(Self.files.count > 30)
        #expect(Self.files.contains { $0.hasSuffix("/xdg-shell.xml") })
    }

    @Test(arguments: files)
    func `is read`(file: String) throws {
        let document = try ProtocolReader.read(contentsOf: URL(filePath: file))
        #expect(!document.interfaces.isEmpty)
    }

    @Test func `all of them become Swift that compiles`() throws {
        let documents = try Self.files.map { try ProtocolReader.read(contentsOf: URL(filePath: $0)) }
        let groups = Self.groups(of: documents)
        #expect(groups.map(\.count).reduce(0, +) == documents.count)
        for group in groups {
            let module = group + documents.filter { $0.name == "wayland" && !group.contains($0) }
            let scanner = Scanner(catalogue: ProtocolCatalogue(module), importsClient: false)
            let texts = try module.map { try scanner.bindings(for: $0) }
            let diagnostics = try TypeCheck.diagnostics(of: texts)
            #expect(diagnostics.isEmpty, "\(diagnostics)")
        }
    }

    @Test func `the compiler that is asked does look`() throws {
        #expect(try TypeCheck.diagnostics(of: ["let number: Int = \"one\""]).contains("cannot convert"))
        #expect(try TypeCheck.diagnostics(of: ["package func f() { let unused = 1 }"]).contains("never used"))
    }

    /// Old and new versions of one protocol define one interface twice; they cannot be in one module.
    private static func groups(of documents: [WireProtocol]) -> [[WireProtocol]] {
        var groups: [[WireProtocol]] = []
        for document in documents {
            let place = groups.firstIndex { group in !group.contains { $0.sharesInterface(with: document) } }
            if let place { groups[place].append(document) } else { groups.append([document]) }
        }
        return groups
    }
}

extension WireProtocol {
    fileprivate func sharesInterface(with other: WireProtocol) -> Bool {
        !Set(interfaces.map(\.name)).isDisjoint(with: other.interfaces.map(\.name))
    }
}
