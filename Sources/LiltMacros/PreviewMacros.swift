import SwiftSyntax
import SwiftSyntaxMacros

/// `#Preview`: the body is checked as any code, and nothing is left of it; there is no canvas to show it on.
struct PreviewMacro: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}

/// `@Previewable`: allows state among the local variables of a preview's body.
struct PreviewableMacro: PeerMacro {
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
