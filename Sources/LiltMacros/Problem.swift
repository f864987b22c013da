import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Diagnostic of a macro: the problem, and what to write instead.
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
