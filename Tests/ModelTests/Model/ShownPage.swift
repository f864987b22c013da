/// A sheet or cover: there or not, and whether it may still be on its way.
///
/// Which way it goes, and how long, is Lilt's own matter; after two seconds it is over.
struct ShownPage {
    private(set) var isPresented = false
    /// The first frame in which it is certainly at rest, or gone.
    private(set) var rests = 0

    /// Takes what state says in an update. A page moves even without an animation, but not under a transaction that disables
    /// animations (S10.7).
    mutating func set(_ isPresented: Bool, _ context: ModelRun.Context, _ frame: Int) {
        guard isPresented != self.isPresented else { return }
        self.isPresented = isPresented
        // What was on its way when it was taken back may go on.
        if !context.disablesAnimations { rests = frame + 120 }
    }
}
