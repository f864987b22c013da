import Foundation

// Matched geometry effects (S13). Frames are in window coordinates, in points.
extension ModelRun {
    /// A matched view as last placed. Its inputs are kept for the case that it is removed with a transition (S12.8).
    struct Member {
        let group: String
        let terms: MatchedTerms
        let content: Node
        let path: String
        let name: String
        let offer: Proposal
        let state: ProgramState
        /// The view's own frame, which its parent lays out with (S13.3).
        var frame: CGRect
        /// The coordinate space in which the view is placed.
        var space: Space
    }

    /// The matched views of one key: their source and the shared frame.
    struct Group {
        /// Path of the source.
        var source: String
        /// Frame of the source as an animated value, x, y, width and height (S13.6, S13.9).
        var frame: Animator
        /// The animation of all members in an update in which the source changes; nil in others (S13.6).
        var swapMotion: Motion?
    }

    /// Finds the source and its frame for each key of this update, by placing a copy of the whole tree once.
    mutating func findSources() {
        var plain = self
        (plain.members, plain.groups) = ([:], [:])
        _ = plain.placeRoot()
        var found: [String: Group] = [:]
        for source in plain.members.values where source.terms.isSource {
            let before = groups[source.group]
            let motion = contexts[source.path]?.motion
            // Two outcomes are undefined, so the run stops being judged: several sources of one key (S13.10), and a
            // removal taken back in flight without an animation (S5.12), after which no rule says where the next
            // animation begins.
            let isTakenBack = before?.source != source.path && animators.keys.contains { isWithin($0, source.path) }
            let isHalted = isTakenBack && motion == nil && before?.frame.isRunning == true
            if found[source.group] != nil || isHalted { isBeyondRules = true }
            found[source.group] = group(before, of: source)
        }
        // Groups whose members are all gone are dropped: a later view of that key starts anew (S13.8).
        groups = found
    }

    private func group(_ before: Group?, of source: Member) -> Group {
        let context = contexts[source.path] ?? Context()
        let frame = numbers(source.frame)
        let isSwap = before?.source != source.path
        // Without an animation there is no flight: the new source is at its own frame at once (S13.6).
        guard var group = before, !isSwap || context.motion != nil else {
            return Group(source: source.path, frame: Animator(frame))
        }
        group.source = source.path
        group.swapMotion = isSwap ? context.motion : nil
        if zip(group.frame.model, frame).contains(where: { abs($0 - $1) > 1e-9 }) {
            group.frame.set(frame, context.motion, tracksVelocity: context.tracksVelocity)
        }
        return group
    }

    mutating func placeMatched(
        key: Int, _ terms: MatchedTerms, _ content: Node, at origin: CGPoint, _ offer: Proposal, _ path: String,
        _ name: String
    ) -> [Shown] {
        let frame = CGRect(origin: space.origin + origin, size: size(content, path + "/m", offer))
        let member = Member(
            group: "\(key)\(name)", terms: terms, content: content, path: path, name: name, offer: offer, state: state,
            frame: frame, space: space)
        members[path] = member
        let isNew = !animators.keys.contains { $0.hasPrefix(path + "/") }
        let shown = move(member)
        if isNew, let group = groups[member.group], group.source == path, group.frame.isRunning {
            // A newly inserted source starts with the running animation of the shared frame (S13.6, S13.9).
            for key in animators.keys where key.hasPrefix(path + "/") {
                let flight = group.frame.mapped { self.value(of: key, in: member, at: $0) }
                if flight.isRunning { animators[key] = flight }
            }
        }
        return shown
    }

    /// Moves members that are being removed along with the remaining ones (S13.6, S13.12).
    mutating func moveLeavingMembers() {
        let leaving = members.values.filter { member in
            self.leaving.contains { structure, departures in
                departures.contains { isWithin(member.path, "\(structure)=\($0.id)") }
            }
        }
        for member in leaving.sorted(by: { $0.path < $1.path }) {
            guard let group = groups[member.group], let context = contexts[group.source] else { continue }
            for path in contexts.keys where path.hasPrefix(member.path + "/") { contexts[path] = context }
            let now = state
            state = member.state
            _ = move(member)
            state = now
        }
    }

    /// Keeps members that are being removed from `structure` at their places in its coordinate space, when that has
    /// moved (S12.8).
    mutating func keepMembers(of structure: String) {
        for (index, departure) in (leaving[structure] ?? []).enumerated() {
            let way = space.origin - departure.element.space.origin
            for path in members.keys where isWithin(path, "\(structure)=\(departure.id)") {
                members[path]?.space.origin += way
                members[path]?.frame.origin += way
            }
            leaving[structure]?[index].element.space = space
        }
    }

    func isWithin(_ path: String, _ outer: String) -> Bool { path == outer || path.hasPrefix(outer + "/") }

    /// Places a member at its group's shared frame, or at its own if it is the source or has no group.
    private mutating func move(_ member: Member) -> [Shown] {
        guard let group = groups[member.group], group.source != member.path else { return place(member, at: nil) }
        if let motion = group.swapMotion {
            for path in contexts.keys where path.hasPrefix(member.path + "/") { contexts[path]?.motion = motion }
        }
        return place(member, at: group.frame.model)
    }

    /// Places a member by the source's frame (S13.4, S13.5), or by its own if `source` is nil (S13.10).
    private mutating func place(_ member: Member, at source: [Double]?) -> [Shown] {
        let inside = member.path + "/m"
        var (origin, offer) = (member.frame.origin, member.offer)
        if let source {
            let takesSize = member.terms.properties != .position
            if takesSize { offer = Proposal(source[2], source[3]) }
            if member.terms.properties != .size {
                let size = size(member.content, inside, offer)
                let anchor = member.terms.anchor.unit
                let rest = CGPoint(x: (source[2] - size.width) * anchor.x, y: (source[3] - size.height) * anchor.y)
                origin = CGPoint(x: source[0], y: source[1]) + rest
                // Content that does not take the proposed size is shifted by the difference a second time.
                if takesSize { origin = origin + rest }
            }
        }
        return place(member.content, at: origin - member.space.origin, offer, path: inside, name: member.name)
    }

    /// Model value of the animated value `key` in `member`, if the shared frame were `frame`.
    private func value(of key: String, in member: Member, at frame: [Double]) -> [Double] {
        var moved = self
        // At its own frame a source gets its parent's proposal.
        let isOwn = zip(frame, numbers(member.frame)).allSatisfy { abs($0 - $1) < 1e-6 }
        _ = moved.place(member, at: isOwn ? nil : frame)
        return moved.animators[key]?.model ?? []
    }
}
