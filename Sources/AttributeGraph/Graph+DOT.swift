extension Graph {
    /// The graph in Graphviz's DOT language. Boxes are sources, ellipses rules, double ellipses sinks; red nodes must
    /// run, orange ones possibly; arrows lead from an input to its reader, labelled with the part's offset if it is not
    /// 0.
    package func dot() -> String {
        var lines = ["digraph graph {", "  rankdir=LR;", "  node [fontname=\"monospace\"];"]
        for node in nodes.indices {
            guard let type = nodes[node].type else { continue }
            let flags = nodes[node].flags
            let shape = flags.contains(.source) ? "box" : flags.contains(.sink) ? "doublecircle" : "ellipse"
            let color = flags.contains(.dirty) ? "red" : flags.contains(.possiblyDirty) ? "orange" : "black"
            let label = escape("\(type.object.name)\n\(type.valueType.type)\n#\(node) \(describe(flags))")
            lines.append("  n\(node) [shape=\(shape), color=\(color), label=\"\(label)\"];")
        }
        for node in nodes.indices where nodes[node].type != nil {
            var link = nodes[node].firstInput
            while link != 0 {
                let (input, offset) = (links[link].input, links[link].offset)
                if input != 0 {
                    lines.append("  n\(input) -> n\(node)\(offset == 0 ? "" : " [label=\"+\(offset)\"]");")
                }
                link = links[link].nextInput
            }
        }
        return (lines + ["}", ""]).joined(separator: "\n")
    }

    private func describe(_ flags: NodeFlags) -> String {
        var words: [String] = []
        if flags.contains(.dirty) { words.append("dirty") }
        if flags.contains(.possiblyDirty) { words.append("possibly dirty") }
        if flags.isStale { return words.joined(separator: ", ") }
        return flags.contains(.hasValue) ? "clean" : "no value"
    }

    private func escape(_ text: String) -> String {
        text.map { $0 == "\"" ? "\\\"" : $0 == "\\" ? "\\\\" : $0 == "\n" ? "\\n" : String($0) }.joined()
    }
}
