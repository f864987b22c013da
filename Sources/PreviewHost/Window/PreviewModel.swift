import Observation
import PreviewMessages

/// Content of the window: the previews of the last library, the errors since, and what people have chosen.
@MainActor @Observable final class PreviewModel {
    private(set) var previews: [FoundPreview] = []
    private(set) var problems: [CompilerProblem] = []
    /// Surroundings of all previews.
    var look: PreviewLook
    /// Preview that is shown alone; nil for all.
    var chosen: String?

    init(look: PreviewLook) { self.look = look }

    /// Shows other previews, and no errors.
    func show(_ previews: [FoundPreview]) {
        self.previews = previews
        problems = []
    }

    /// Shows errors over the previews.
    func show(_ problems: [CompilerProblem]) { self.problems = problems }

    /// Previews on screen: the chosen one, or all if there is none of its name any more.
    var shown: [FoundPreview] {
        let one = previews.filter { $0.id == chosen }
        return one.isEmpty ? previews : one
    }
}
