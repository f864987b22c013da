/// Source text in the form in which the compiler gets it.
package enum PreparedSource {
    /// The text with its platform conditions decided, without forms that need Objective-C, and with the import of networking
    /// where that is used and of whole modules.
    ///
    /// Lines keep their numbers. For ``SourcePlatform/linux`` the text stays as it is.
    ///
    /// - Complexity: linear in the length of the text.
    package static func text(of text: String, for platform: SourcePlatform) -> String {
        guard platform != .linux else { return text }
        let decided = ObjectiveCForms.replaced(PlatformConditions.resolved(text, for: platform))
        return NetworkImports.added(SubmoduleImports.replaced(decided))
    }
}
