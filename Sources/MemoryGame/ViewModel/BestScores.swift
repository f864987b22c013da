import SwiftUI

/// Best score of each theme, stored in user defaults.
struct BestScores {
    private let defaults: UserDefaults

    init(in defaults: UserDefaults = .standard) {
        self.defaults = defaults
    }

    /// Best score with `theme`; nil if no game was finished with it.
    func best(of theme: Theme) -> Int? {
        defaults.object(forKey: key(theme)) as? Int
    }

    /// Stores `score` if it is better than the stored one.
    ///
    /// - Parameters:
    ///   - score: score of a finished game.
    ///   - theme: its theme.
    /// - Returns: true if it is a new best score.
    @discardableResult
    func record(_ score: Int, for theme: Theme) -> Bool {
        if let best = best(of: theme), best >= score { return false }
        defaults.set(score, forKey: key(theme))
        // Saved now: the program may end without saving.
        defaults.synchronize()
        return true
    }

    private func key(_ theme: Theme) -> String {
        "best score of \(theme.name)"
    }
}
