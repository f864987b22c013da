import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry`: turns a variable in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` into an
/// entry whose default is the variable's initial value (S3.7, S10.1).
///
/// The key is an empty type. A key with a default would need the default's type, which a macro cannot know where it is
/// not written; so each look-up passes the default, and the compiler infers its type.
struct EntryMacro: AccessorMacro, PeerMacro {
    /// Generates getter and setter; misuse is reported as a diagnostic.
    ///
    /// - Throws: nothing; required by the protocol.
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let entry = Entry(declaration, in: context, reportsTo: node) else {
            // Never compiled: the error just reported ends the compilation. Without any accessor the compiler would
            // also complain that an extension must not have stored properties.
            let hasOwn = declaration.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock != nil
            return hasOwn ? [] : ["get { fatalError() }"]
        }
        return [
            "get { self[_entry: \(raw: entry.key).self, default: \(entry.defaultValue)] }",
            "set { self[_entry: \(raw: entry.key).self, default: \(entry.defaultValue)] = newValue }",
        ]
    }

    /// Generates the key.
    ///
    /// - Throws: nothing; required by the protocol.
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let entry = Entry(declaration, in: context, reportsTo: nil) else { return [] }
        return ["private enum \(raw: entry.key) {}"]
    }
}

private struct Entry {
    let key: String
    let defaultValue: ExprSyntax

    private static let places = ["EnvironmentValues", "Transaction", "ContainerValues", "FocusedValues"]

    /// Parses the variable; nil if it cannot be an entry. Problems are reported at `node`, or not at all if it is nil,
    /// since the other half of the macro reports them.
    init?(
        _ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext,
        reportsTo node: AttributeSyntax?
    ) {
        func report(_ id: String, _ message: String) {
            if let node { context.report(id, at: node, message) }
        }

        let place = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        guard let place, let type = place.split(separator: ".").last, Self.places.contains(String(type)) else {
            report(
                "entry.place",
                "@Entry belongs on a variable in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues."
            )
            return nil
        }
        guard let variable = declaration.as(VariableDeclSyntax.self), variable.isStored, !variable.isConstant,
            let binding = variable.bindings.first, variable.bindings.count == 1,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else {
            report("entry.variable", "@Entry makes one 'var' an entry: write 'var name = default', without a getter.")
            return nil
        }
        if let value = binding.initializer?.value {
            defaultValue = value.trimmed
        } else if let type = binding.typeAnnotation?.type,
            type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        {
            defaultValue = "nil"
        } else {
            report("entry.default", "@Entry needs a default for '\(name)': write it behind the variable, '= …'.")
            return nil
        }
        key = "__Key_" + name.filter { $0 != "`" }
    }
}
