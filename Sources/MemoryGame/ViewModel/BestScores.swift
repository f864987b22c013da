import SwiftUI

/// The best score of each theme, kept from one run of the program to the next.
struct BestScores {
    private let defaults: UserDefaults

    init(in defaults: UserDefaults = .standard) {
        self.defaults = defaults
    }

    /// Nil: no game with that theme was ever finished.
    func best(of theme: Theme) -> Int? {
        defaults.object(forKey: key(theme)) as? Int
    }

    /// - Returns: whether it is a new best score.
    @discardableResult
    func record(_ score: Int, for theme: Theme) -> Bool {
        if let best = best(of: theme), best >= score { return false }
        defaults.set(score, forKey: key(theme))
        // Where nobody saves them when the program ends, they are to be saved now.
        defaults.synchronize()
        return true
    }

    private func key(_ theme: Theme) -> String {
        "best score of \(theme.name)"
    }
}
