import Foundation

// Views that share one geometry (S13), in coordinates of the window.
extension ModelRun {
    /// A matched view as it was last placed, its inputs frozen should it leave (S12.8).
    struct Member {
        let group: String
        let terms: MatchedTerms
        let content: Node
        let path: String
        let name: String
        let offer: Proposal
        let state: ProgramState
        /// The view's own place, which its parent sees (S13.3).
        var frame: CGRect
        /// From where it counts its place.
        var space: Space
    }

    /// The source and the shared frame of the views of one key.
    struct Group {
        /// The path of the source.
        var source: String
        /// Where the source is, and how it came there: an animated value like any other (S13.6, S13.9).
        var frame: Animator
        /// The animation that moves all members, if the source is another than in the update before (S13.6).
        var swapMotion: Motion?
    }

    /// Finds the sources of this update, and where they are: the tree is placed once for that alone.
    mutating func findSources() {
        var plain = self
        (plain.members, plain.groups) = ([:], [:])
        _ = plain.placeRoot()
        var found: [String: Group] = [:]
        for source in plain.members.values where source.terms.isSource {
            let before = groups[source.group]
            let motion = contexts[source.path]?.motion
            // Of several sources nobody knows which counts (S13.10). One that is taken back in flight without an animation is
            // not where it belongs (S5.12), and no rule says whether what comes next begins there.
            let isTakenBack = before?.source != source.path && animators.keys.contains { isWithin($0, source.path) }
            let isHalted = isTakenBack && motion == nil && before?.frame.isRunning == true
            if found[source.group] != nil || isHalted { isBeyondRules = true }
            found[source.group] = group(before, of: source)
        }
        // Who comes when its predecessor had gone before has no link to it (S13.8).
        groups = found
    }

    private func group(_ before: Group?, of source: Member) -> Group {
        let context = contexts[source.path] ?? Context()
        let frame = numbers(source.frame)
        let isSwap = before?.source != source.path
        // Without an animation nothing flies: the new source is where it belongs (S13.6).
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
            // What has never been seen flies as the shared frame does (S13.6, S13.9).
            for key in animators.keys where key.hasPrefix(path + "/") {
                let flight = group.frame.mapped { self.value(of: key, in: member, at: $0) }
                if flight.isRunning { animators[key] = flight }
            }
        }
        return shown
    }

    /// What leaves flies with those that stay (S13.6, S13.12).
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

    /// Matched views that leave a structure stay where they are in its space, wherever that is now (S12.8).
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

    /// Places a member where its group is.
    private mutating func move(_ member: Member) -> [Shown] {
        guard let group = groups[member.group], group.source != member.path else { return place(member, at: nil) }
        if let motion = group.swapMotion {
            for path in contexts.keys where path.hasPrefix(member.path + "/") { contexts[path]?.motion = motion }
        }
        return place(member, at: group.frame.model)
    }

    /// S13.4, S13.5. Without a frame of a source a member keeps its own (S13.10).
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
                // Content that keeps its size is shifted once more.
                if takesSize { origin = origin + rest }
            }
        }
        return place(member.content, at: origin - member.space.origin, offer, path: inside, name: member.name)
    }

    /// What an animated value in a member is when the shared frame is `frame`.
    private func value(of key: String, in member: Member, at frame: [Double]) -> [Double] {
        var moved = self
        // In its own place a source is offered what its parent offers.
        let isOwn = zip(frame, numbers(member.frame)).allSatisfy { abs($0 - $1) < 1e-6 }
        _ = moved.place(member, at: isOwn ? nil : frame)
        return moved.animators[key]?.model ?? []
    }
}
