import Lilt

/// Fault of a page that stays, with its reason.
struct AuditException: Hashable {
    /// Names of the pages.
    let pages: Set<String>
    /// Name of the rule.
    let rule: String
    /// Words in the fault's description.
    var words = ""
    /// False if the fault is none for people who asked for more contrast.
    var isInEveryContrast = true
    let reason: String

    /// True if the fault stays.
    func excepts(_ issue: AccessibilityAuditIssue, on page: String, isStrong: Bool) -> Bool {
        issue.rule == rule && pages.contains(page) && (isInEveryContrast || !isStrong)
            && (words.isEmpty || issue.description.contains(words))
    }

    static let all = [
        AuditException(
            pages: [
                "avatar", "avatar-animated", "avatar-bouncy", "avatar-modifier", "avatar-two-springs", "avatar-scoped",
                "avatar-transaction", "avatar-scoped-transaction", "my-linear", "pencil", "pencil-animated", "cardify",
                "cardify-fading", "grid-transition", "dealing", "matched-deck", "layered-deck", "bonus",
            ], rule: "keyboard",
            reason: "The listing of a talk or a lecture as it stands: a tap gesture, which keys do not reach."),
        AuditException(
            pages: [
                "lists", "tables", "tabs", "columns", "inspector", "dates", "presentations", "onboarding", "menu-bar",
                "services", "uikit-text", "uikit-scroll", "files", "symbols", "custom-linear",
                "matched-deck", "layered-deck", "bars", "selections", "uikit-controls", "uikit-constraints", "sidebar",
                "uikit-collections", "uikit-animators", "uikit-tabs", "uikit-windows",
            ], rule: "contrast", isInEveryContrast: false,
            reason: "The system's colours are Apple's: blue has 4.0:1 on white, secondary text 3.4:1, prompts 1.7:1."),
        AuditException(
            pages: ["bars"], rule: "contrast", words: "“late”",
            reason: "A badge is white on the system's red, as Apple's is, in every contrast."),
        AuditException(
            pages: ["uikit-controls"], rule: "contrast", words: "“Filled”",
            reason: "A filled button is white on the system's blue, as Apple's is, in every contrast."),
        AuditException(
            pages: ["dates"], rule: "contrast", words: "stepper “",
            reason: "Numbers beside the chosen one fade away, as on a wheel; the chosen one has 21:1."),
        AuditException(
            pages: ["numeric-listing", "rolling-number", "letters"], rule: "truncation",
            reason: "Digits and words that wait to roll in lie outside the clip of those that are shown."),
        AuditException(
            pages: ["numeric-listing", "letters"], rule: "order",
            reason: "The article's listing as it stands: what waits to roll in lies over the buttons below."),
        AuditException(
            pages: ["tables"], rule: "truncation", words: "searchField “Moon or planet”",
            reason: "A field has one line, and its prompt is its name too."),
        AuditException(
            pages: ["podium"], rule: "order",
            reason: "The animals stand on a circle, and are read in the order of votes."),
        AuditException(
            pages: ["layered-deck"], rule: "order", words: "“deck”",
            reason: "The lecture's listing as it stands: the deck is a later layer of a ZStack."),
    ]
}
