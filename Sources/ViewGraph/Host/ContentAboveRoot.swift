/// Layers of content above the root's own views, such as a modal one: it takes keys before the views behind it, and may
/// keep the keyboard from them.
@MainActor package protocol ContentAboveRoot: AnyObject {
    /// Handles a key before any view does. Returns true if the key was used.
    func keyPressed(_ key: KeyInput) -> Bool

    /// True if keys reach `box`.
    func isReachable(_ box: LayoutBox) -> Bool

    /// True if assistive technology reads `box`, whose parent is the root: not what lies behind modal content.
    func isReadable(_ box: LayoutBox) -> Bool

    /// Called when the actions of an update have run: views that content belongs to may be leaving.
    func viewsChanged()
}
