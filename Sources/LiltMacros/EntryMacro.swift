import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry`: makes a variable in an extension of `EnvironmentValues` or `Transaction` a value of it, with the variable's
/// first value as default (S3.7, S10.1).
///
/// The key is a type of its own without a member: a key with a default would need the default's type, which a macro
/// cannot know if nobody writes it. So the default is handed over with each look-up, where the compiler infers it.
struct EntryMacro: AccessorMacro, PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let entry = Entry(declaration, in: context, reportsTo: node) else {
            // Never run nor built: what is wrong was just reported as an error, which ends the compilation. Without any
            // accessor the compiler would say besides that an extension stores nothing, which helps nobody.
            let hasOwn = declaration.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock != nil
            return hasOwn ? [] : ["get { fatalError() }"]
        }
        return [
            "get { self[_entry: \(raw: entry.key).self, default: \(entry.defaultValue)] }",
            "set { self[_entry: \(raw: entry.key).self, default: \(entry.defaultValue)] = newValue }",
        ]
    }

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

    private static let places = ["EnvironmentValues", "Transaction"]

    /// - Parameter node: the attribute to which a problem is reported; nil if another part of the macro does.
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
                "@Entry belongs on a variable in an extension of \(Self.places.joined(separator: " or ")).")
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
