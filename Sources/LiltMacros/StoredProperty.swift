import SwiftSyntax
import SwiftSyntaxMacros

/// Stored property as declared in source.
struct StoredProperty {
    let name: String
    /// Type as written, or inferred from the initial value; nil if neither tells.
    let type: String?
    /// True if the property is part of the animatable data.
    let isAnimated: Bool

    /// Stored properties of `declaration`, in order. Properties that cannot be animated are reported.
    static func all(
        of declaration: some DeclGroupSyntax, in context: some MacroExpansionContext
    ) -> [StoredProperty] {
        let variables = declaration.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
        return variables.filter(\.isStored).flatMap { properties(of: $0, in: context) }
    }

    private static func properties(
        of variable: VariableDeclSyntax, in context: some MacroExpansionContext
    ) -> [StoredProperty] {
        let isIgnored = variable.hasAttribute("AnimatableIgnored")
        // In `var a, b: Double` only the last binding has the type.
        var type: String?
        var result: [StoredProperty] = []
        for binding in variable.bindings.reversed() {
            type = binding.typeAnnotation?.type.trimmedDescription ?? type
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
                if !isIgnored {
                    context.report(
                        "animatable.pattern", at: binding,
                        "@Animatable cannot take a pattern apart; declare one property after the other.")
                }
                continue
            }
            let found = type ?? binding.initializer.flatMap { Self.type(of: $0.value) }
            if !isIgnored { check(name, type: found, at: binding, in: context) }
            let isAnimated = !isIgnored && !variable.isConstant && !variable.isWrapped
            result.append(StoredProperty(name: name, type: found, isAnimated: isAnimated))
        }
        return result.reversed()

        func check(
            _ name: String, type: String?, at node: some SyntaxProtocol, in context: some MacroExpansionContext
        ) {
            guard !variable.isConstant, !variable.isWrapped else { return }
            guard let type else {
                context.report(
                    "animatable.type", at: node,
                    "@Animatable must see the type of '\(name)': write it, as in 'var \(name): Double', "
                        + "or leave it out by @AnimatableIgnored.")
                return
            }
            guard isNeverAnimatable(type) else { return }
            context.report(
                "animatable.value", at: node,
                "'\(name)' is of type '\(type)', which has no in-between; write @AnimatableIgnored before it.")
        }
    }

    /// True for types of the standard library and Foundation that can never be animatable.
    private static func isNeverAnimatable(_ type: String) -> Bool {
        if type.hasSuffix("?") || type.hasPrefix("[") || type.hasPrefix("any ") || type.contains("->") { return true }
        return [
            "Bool", "String", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16",
            "UInt32", "UInt64", "UUID", "Date", "URL", "Data",
        ].contains(type)
    }

    /// Type of an initial value, where the source alone shows it.
    private static func type(of value: ExprSyntax) -> String? {
        if value.is(FloatLiteralExprSyntax.self) { return "Double" }
        if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
        if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
        if value.is(StringLiteralExprSyntax.self) { return "String" }
        if let sign = value.as(PrefixOperatorExprSyntax.self) { return type(of: sign.expression) }
        if let call = value.as(FunctionCallExprSyntax.self) {
            if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, name.isTypeName {
                return name
            }
            return type(of: call.calledExpression)
        }
        // `Angle.zero`, `CGPoint.zero`: static members of these types have that type.
        if let member = value.as(MemberAccessExprSyntax.self),
            let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, known.contains(base)
        {
            return base
        }
        return nil
    }

    private static let known: Set = [
        "Angle", "CGFloat", "CGPoint", "CGRect", "CGSize", "Double", "EdgeInsets", "Float", "RectangleCornerRadii",
        "StrokeStyle", "UnitPoint",
    ]
}

extension VariableDeclSyntax {
    /// True if the property occupies memory in each instance: neither static nor computed.
    var isStored: Bool {
        let isOfType = modifiers.contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
        return !isOfType && bindings.allSatisfy { !$0.isComputed }
    }

    var isConstant: Bool { bindingSpecifier.tokenKind == .keyword(.let) }

    /// True if a property wrapper holds the value: state, bindings and environment are not the value's own data.
    var isWrapped: Bool {
        attributes.contains { element in
            guard let name = element.as(AttributeSyntax.self)?.attributeName.trimmedDescription else { return false }
            return name.isTypeName && name != "AnimatableIgnored" && !name.hasSuffix("Actor")
        }
    }

    func hasAttribute(_ name: String) -> Bool {
        attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name }
    }
}

extension PatternBindingSyntax {
    /// True if it has a getter; `willSet` and `didSet` do not count.
    var isComputed: Bool {
        switch accessorBlock?.accessors {
        case .getter: true
        case .accessors(let list):
            list.contains { ![.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind) }
        default: false
        }
    }
}

extension String {
    /// True if the name begins with a capital letter, by Swift's naming convention for types.
    var isTypeName: Bool { first?.isUppercase == true }
}
