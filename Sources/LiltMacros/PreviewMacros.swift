import SwiftSyntax
import SwiftSyntaxMacros

/// `#Preview`: its body is type-checked and then dropped; there is no canvas to show it on.
struct PreviewMacro: DeclarationMacro {
    /// Generates nothing.
    ///
    /// - Throws: nothing; required by the protocol.
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
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
