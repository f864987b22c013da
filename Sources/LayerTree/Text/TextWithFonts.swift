/// Layout that tells the fonts of its runs, for audits.
@MainActor package protocol TextWithFonts: TextLayout {
    /// Fonts by the index of the request's run, at the sizes at which they are drawn.
    var fonts: [FontSpecification] { get }
}
