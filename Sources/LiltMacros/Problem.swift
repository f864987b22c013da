import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// What a macro has against its use: what is wrong, and what to write instead.
struct Problem: DiagnosticMessage {
    let id: String
    let message: String
    var severity = DiagnosticSeverity.error

    var diagnosticID: MessageID { MessageID(domain: "Lilt", id: id) }
}

extension MacroExpansionContext {
    func report(_ id: String, at node: some SyntaxProtocol, _ message: String) {
        diagnose(Diagnostic(node: node, message: Problem(id: id, message: message)))
    }
}
