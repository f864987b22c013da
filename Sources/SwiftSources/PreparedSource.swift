/// Source text in the form in which the compiler gets it.
package enum PreparedSource {
    /// The text with its platform conditions decided, and without forms that need Objective-C.
    ///
    /// Lines keep their numbers. For ``SourcePlatform/linux`` the text stays as it is.
    ///
    /// - Complexity: linear in the length of the text.
    package static func text(of text: String, for platform: SourcePlatform) -> String {
        guard platform != .linux else { return text }
        return ObjectiveCForms.replaced(PlatformConditions.resolved(text, for: platform))
    }
}
