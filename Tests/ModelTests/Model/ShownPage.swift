/// Presentation state of a sheet or cover.
///
/// Direction and duration of the movement are Lilt's own choice; the model only takes it to be over after two seconds.
struct ShownPage {
    private(set) var isPresented = false
    /// First frame in which the page is certainly at rest, or gone.
    private(set) var rests = 0

    /// Presents or dismisses the page in an update. A page moves even without an animation, but not in a transaction
    /// that disables animations (S10.7).
    mutating func set(_ isPresented: Bool, _ context: ModelRun.Context, _ frame: Int) {
        guard isPresented != self.isPresented else { return }
        self.isPresented = isPresented
        // A movement that is taken back may go on, so `rests` never moves forward.
        if !context.disablesAnimations { rests = frame + 120 }
    }
}
