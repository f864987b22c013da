import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Animatable`: adds conformance to `Animatable`, with the data of all stored properties except ignored ones (S4.2,
/// S4.3).
struct AnimatableMacro: MemberMacro, ExtensionMacro {
    /// Generates `animatableData`; misuse is reported as a diagnostic.
    ///
    /// - Throws: nothing; required by the protocol.
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard declaration.is(StructDeclSyntax.self) else {
            context.report(
                "animatable.struct", at: node,
                "@Animatable is for structs: each moment of an animation shows a copy of its own. "
                    + "Write 'animatableData' yourself here.")
            return []
        }
        let properties = StoredProperty.all(of: declaration, in: context).filter { $0.isAnimated }
        // A missing type has been reported already; data without that property would cause a second, misleading error.
        let parts = properties.compactMap { property in property.type.map { (name: property.name, type: $0) } }
        guard parts.count == properties.count, !parts.isEmpty else { return [] }

        // Module-qualified, since a program may have a type of the same name.
        // Nonisolated like the requirement: a view lives on the main actor but is plain data.
        let access = declaration.modifiers.accessForMembers
        if parts.count == 1 {
            let (name, type) = parts[0]
            return [
                """
                \(raw: access)nonisolated var animatableData: (\(raw: type)).AnimatableData {
                    get { self.\(raw: name).animatableData }
                    set { self.\(raw: name).animatableData = newValue }
                }
                """
            ]
        }
        let types = parts.map { "(\($0.type)).AnimatableData" }.joined(separator: ", ")
        let reads = parts.map { "self.\($0.name).animatableData" }.joined(separator: ", ")
        let writes = parts.enumerated().map { "self.\($1.name).animatableData = newValue.value.\($0)" }
        return [
            """
            \(raw: access)nonisolated var animatableData: AnimationCore.AnimatableValues<\(raw: types)> {
                get { AnimationCore.AnimatableValues(\(raw: reads)) }
                set {
                    \(raw: writes.joined(separator: "\n        "))
                }
            }
            """
        ]
    }

    /// Generates the extension with the conformance.
    ///
    /// - Throws: an error of swift-syntax if the extension cannot be parsed.
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        // An empty list means that the type conforms already, or is a shape.
        guard declaration.is(StructDeclSyntax.self), !protocols.isEmpty else { return [] }
        return [try ExtensionDeclSyntax("extension \(type.trimmed): AnimationCore.Animatable {}")]
    }
}

/// `@AnimatableIgnored`: marks a property that `@Animatable` leaves out.
struct AnimatableIgnoredMacro: PeerMacro {
    /// Checks that the attribute is on a stored property; generates nothing.
    ///
    /// - Throws: nothing; required by the protocol.
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        if declaration.as(VariableDeclSyntax.self)?.isStored != true {
            context.report(
                "ignored.stored", at: node,
                "@AnimatableIgnored belongs on a stored property of an @Animatable struct; only those are animated.")
        }
        return []
    }
}

extension DeclModifierListSyntax {
    /// Access modifier, with a space behind it, that makes members as visible as their type.
    fileprivate var accessForMembers: String {
        for modifier in self {
            switch modifier.name.tokenKind {
            case .keyword(.public), .keyword(.open): return "public "
            case .keyword(.package): return "package "
            default: continue
            }
        }
        return ""
    }
}
