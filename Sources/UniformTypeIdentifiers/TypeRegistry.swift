import Foundation
import Synchronization

/// Declaration of a type.
struct TypeDeclaration: Sendable {
    /// Place of the declaration.
    enum Origin { case system, program, dynamic, unknown }

    var identifier: String
    /// Types that this one conforms to directly.
    var supertypes: [String]
    /// File name extensions without dots, the preferred one first.
    var extensions: [String] = []
    /// MIME types, the preferred one first.
    var mimeTypes: [String] = []
    var description: String?
    var origin: Origin
}

/// All declared types.
final class TypeRegistry: Sendable {
    static let shared = TypeRegistry()

    private struct Tag: Hashable {
        let name: String
        let tagClass: UTTagClass
    }

    private struct State {
        var declarations: [String: TypeDeclaration] = [:]
        var tags: [Tag: [String]] = [:]
        /// Supertypes of a type, direct and indirect, as far as they were asked for.
        var supertypes: [String: Set<String>] = [:]
    }

    private let state = Mutex(State())

    private init() {
        for declaration in SystemTypes.declarations + ProgramTypes.declarations { declare(declaration) }
    }

    /// Adds a declaration. A type that is declared already stays as it is, so that a program cannot change the system's.
    func declare(_ declaration: TypeDeclaration) {
        state.withLock { state in
            guard state.declarations[declaration.identifier] == nil else { return }
            state.declarations[declaration.identifier] = declaration
            state.supertypes = [:]
            guard declaration.origin != .dynamic else { return }
            for name in declaration.extensions {
                state.tags[Tag(name: name, tagClass: .filenameExtension), default: []].append(declaration.identifier)
            }
            for name in declaration.mimeTypes {
                state.tags[Tag(name: name, tagClass: .mimeType), default: []].append(declaration.identifier)
            }
        }
    }

    func declaration(of identifier: String) -> TypeDeclaration? { state.withLock { $0.declarations[identifier] } }

    /// Returns all types that one conforms to, without itself.
    func supertypes(of identifier: String) -> Set<String> {
        state.withLock { state in
            if let known = state.supertypes[identifier] { return known }
            var found: Set<String> = []
            var due = state.declarations[identifier]?.supertypes ?? ["public.data"]
            while let next = due.popLast() {
                if found.insert(next).inserted { due += state.declarations[next]?.supertypes ?? [] }
            }
            found.remove(identifier)
            state.supertypes[identifier] = found
            return found
        }
    }

    /// Identifiers of all types that are declared, in order.
    var all: [String] { state.withLock { $0.declarations.keys.sorted() } }

    func types(tag: String, _ tagClass: UTTagClass) -> [String] {
        state.withLock { $0.tags[Tag(name: Self.normal(tag, tagClass), tagClass: tagClass)] ?? [] }
    }

    /// Returns a tag in lower case; a MIME type without its parameters.
    static func normal(_ tag: String, _ tagClass: UTTagClass) -> String {
        let name = tagClass == .mimeType ? tag.prefix { $0 != ";" } : tag[...]
        return name.trimmingCharacters(in: .whitespaces).lowercased()
    }
}
