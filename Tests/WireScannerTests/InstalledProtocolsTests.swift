import Foundation
import Testing
import WireScanner

/// Every protocol file on this machine: it becomes Swift that compiles under the settings of this package.
struct InstalledProtocolsTests {
    @Test(.enabled(if: !InstalledFiles.paths.isEmpty, Comment(rawValue: InstalledFiles.absence)))
    func `all of them become Swift that compiles`() throws {
        let documents = try InstalledFiles.read()
        #expect(documents.allSatisfy { !$0.interfaces.isEmpty })
        let groups = Self.groups(of: documents)
        #expect(groups.map(\.count).reduce(0, +) == documents.count)
        let core = documents.first { $0.name == "wayland" }
        for group in groups {
            let module = group + [core].compactMap(\.self).filter { !group.map(\.name).contains($0.name) }
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
