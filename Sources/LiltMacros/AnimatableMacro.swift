import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Animatable`: conformance to `Animatable`, with the data of all stored properties but the ignored ones (S4.2, S4.3).
struct AnimatableMacro: MemberMacro, ExtensionMacro {
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
        // One without a type has been reported; data without it would be a second, misleading error.
        let parts = properties.compactMap { property in property.type.map { (name: property.name, type: $0) } }
        guard parts.count == properties.count, !parts.isEmpty else { return [] }

        // With the module's name, for a program may have a type of the same name.
        // Nonisolated, as the requirement is: a view lives on the main actor, but is plain data.
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

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        // Without protocols the type says itself that it conforms, or is a shape.
        guard declaration.is(StructDeclSyntax.self), !protocols.isEmpty else { return [] }
        return [try ExtensionDeclSyntax("extension \(type.trimmed): AnimationCore.Animatable {}")]
    }
}

/// `@AnimatableIgnored`: marks what `@Animatable` leaves out.
struct AnimatableIgnoredMacro: PeerMacro {
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
    /// The access that members need to be as visible as their type, with a space behind it.
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
