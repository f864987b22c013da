/// Updates of the view graph that are measured.
enum TreeUpdate: String, CaseIterable {
    /// First build of the process: types are looked up, code and memory are touched for the first time.
    case firstBuild = "first_build"
    /// First build and layout of 1,000 views with one state, one text and six modifiers each.
    case build
    /// Change of one view by its own state.
    case ownState = "own_state"
    /// Change of one view by a state three bodies above it.
    case stateAbove = "state_above"
    /// Change of all 1,000 views by a state three bodies above them.
    case all
    /// Frame of a hundred views with an `Animatable` modifier that runs.
    case animatable

    /// Equal parts of an update, by which its counts are divided.
    var parts: Double {
        switch self {
        case .firstBuild, .build, .all: 1_000
        case .ownState, .stateAbove: 1
        case .animatable: 100
        }
    }

    /// Description of one part.
    var title: String {
        switch self {
        case .firstBuild: "a view of the first build of a process"
        case .build: "a view of a first build"
        case .ownState: "a change of a view by its own state"
        case .stateAbove: "a change of one by a state three bodies above"
        case .all: "a view of a change of all by such a state"
        case .animatable: "one evaluation of an `Animatable` modifier"
        }
    }
}
