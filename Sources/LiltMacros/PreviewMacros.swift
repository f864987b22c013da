import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview`: declares a type that makes the preview, in builds for debugging. `lilt preview` finds it by its conformance.
struct PreviewMacro: DeclarationMacro {
    /// Generates the type.
    ///
    /// - Throws: nothing; required by the protocol.
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let name = context.makeUniqueName("Preview")
        let place = context.location(of: node)
        let content = Content(of: node)
        return [
            """
            #if DEBUG
            @MainActor private struct \(name): _PreviewRegistry {
                static var line: Int { \(place?.line ?? "0") }
                static var fileID: String { #fileID }
                static func makePreview() -> Preview { Preview(\(content.arguments))\(raw: content.closure) }
            \(raw: content.state)
            }
            #endif
            """
        ]
    }

    /// Parts of a preview.
    private struct Content {
        let arguments: LabeledExprListSyntax
        /// Closure behind the arguments; empty if it is among them.
        var closure = ""
        /// View that holds the state of the preview; empty if it has none.
        var state = ""

        init(of node: some FreestandingMacroExpansionSyntax) {
            arguments = node.arguments
            guard let body = node.trailingClosure else { return }
            let isState = { (item: CodeBlockItemSyntax) in item.item.as(VariableDeclSyntax.self)?.isPreviewable == true
            }
            let variables = body.statements.filter(isState)
            guard !variables.isEmpty else {
                closure = " \(body)"
                return
            }
            let rest = body.statements.filter { !isState($0) }
            closure = " { PreviewState() }"
            state = """
                @MainActor private struct PreviewState: View {
                \(variables.compactMap { $0.item.as(VariableDeclSyntax.self)?.withoutPreviewable.description }.joined())
                var body: some View {\(rest)
                }
                }
                """
        }
    }
}

/// `@Previewable`: permits state as a local variable in the body of a preview.
struct PreviewableMacro: PeerMacro {
    /// Checks that the attribute is on a local variable with a value; generates nothing.
    ///
    /// - Throws: nothing; required by the protocol.
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        if declaration.as(VariableDeclSyntax.self)?.isStored != true {
            context.report(
                "previewable.variable", at: node,
                "@Previewable belongs on a variable with a value, such as '@Previewable @State var isOn = false'.")
        } else if context.lexicalContext.contains(where: { $0.isProtocol((any DeclGroupSyntax).self) }) {
            context.report(
                "previewable.place", at: node,
                "@Previewable is for local variables in the body of a #Preview; in a type, leave it out.")
        }
        return []
    }
}

extension VariableDeclSyntax {
    /// True if the variable is marked with `@Previewable`.
    fileprivate var isPreviewable: Bool { attributes.contains(where: Self.isPreviewable) }

    /// The variable without the mark.
    fileprivate var withoutPreviewable: VariableDeclSyntax {
        with(\.attributes, attributes.filter { !Self.isPreviewable($0) })
    }

    private static func isPreviewable(_ attribute: AttributeListSyntax.Element) -> Bool {
        attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Previewable"
    }
}
