import Foundation

// A program as Swift source for pasting into a file: a view, and its events as comments.
extension Program {
    var source: String {
        let actions = events.map { "    // in frame \($0.frame): \($0.action.source)" }
        let reset = resetMotion.map { "Transaction(animation: \($0.source))" } ?? "Transaction()"
        return """
            struct Root: View {
                @State private var flags = [Bool](repeating: false, count: \(Program.flagCount))
                @State private var lists = [[0, 1, 2], [0, 1], [0, 1, 2], []]
                @Namespace private var space
                @State private var number = 0
                @State private var drag = CGSize.zero
                @GestureState(resetTransaction: \(reset)) private var pull = CGSize.zero
                var body: some View {
                    ZStack {
            \(root.source(indent: "            "))
                    }
                    .frame(width: 400, height: 400)
                    .contentShape(Rectangle())
                    .gesture(
                        DragGesture(minimumDistance: 0)
                            .updating($pull) { value, pull, _ in
                                pull = CGSize(width: 0.37 * value.translation.width, height: 0.37 * value.translation.height)
                            }
                            .onChanged { drag = $0.translation }
                            .onEnded { _ in withAnimation(/* as said below */) { drag = .zero } })
            \(page.map { "        \($0.source)" } ?? "")
                }
            \(actions.joined(separator: "\n"))
            }
            """
    }
}

extension Page {
    fileprivate var source: String {
        let name = isCover ? "fullScreenCover" : "sheet"
        return ".\(name)(isPresented: .constant(flags[\(flag)])) { Text(flags[\(textFlag)] ? \"8\" : \"3\") }"
    }
}

extension Number {
    var source: String {
        let base = off == on ? words(off) : "(flags[\(flag)] ? \(words(on)) : \(words(off)))"
        return follows.map { "\(base) + \($0.source)" } ?? base
    }

    private func words(_ number: Double) -> String {
        let rounded = (number * 100).rounded() / 100
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}

extension Number.Source {
    var source: String {
        switch self {
        case .dragX: "drag.width"
        case .dragY: "drag.height"
        case .pullX: "pull.width"
        case .pullY: "pull.height"
        case .level: "level"
        }
    }
}

extension Event.Action {
    var source: String {
        switch self {
        case .write(let writes): writes.map(\.source).joined(separator: "; ")
        case .drag(let way): "the pointer is \(Int(way.x)), \(Int(way.y)) from where it was pressed"
        case .release(let motion): "the pointer is released; \(motion?.source ?? "no animation")"
        }
    }
}

extension Node {
    func source(indent: String) -> String {
        let inner = indent + "    "
        switch self {
        case .leaf(let name, let width, let height):
            return
                "\(indent)Color.red.accessibilityLabel(\"n\(name)\").frame(width: \(width.source), height: \(height.source))"
        case .flexible(let name): return "\(indent)Color.red.accessibilityLabel(\"n\(name)\")"
        case .text(let name, let flag):
            return
                "\(indent)Text(flags[\(flag)] ? \"8\" : \"3\").monospacedDigit().accessibilityLabel(\"n\(name)\").frame(width: 24, height: 24)"
        case .spacer: return "\(indent)Spacer()"
        case .stairs(let step, let isAnimatable, let children):
            let content = children.map { $0.source(indent: inner) }.joined(separator: "\n")
            let name = isAnimatable ? "AnimatableStairsLayout" : "StairsLayout"
            return "\(indent)\(name)(step: \(step.source)) {\n\(content)\n\(indent)}"
        case .animatable(let number, let child):
            return "\(indent)LevelView(datum: \(number.source)) { level in\n\(child.source(indent: inner))\n\(indent)}"
        case .held(_, let holder, let storage, let child):
            return
                "\(indent)/* \(holder), \(storage) */ Holder {\n\(child.source(indent: inner))\n\(indent)}"
        case .stack(let axis, let place, let spacing, let children):
            let opening =
                switch axis {
                case .horizontal: "HStack(alignment: \(place.vertical), spacing: \(Int(spacing)))"
                case .vertical: "VStack(alignment: \(place.horizontal), spacing: \(Int(spacing)))"
                case .depth: "ZStack(alignment: \(place.source))"
                }
            let content = children.map { $0.source(indent: inner) }.joined(separator: "\n")
            return "\(indent)\(opening) {\n\(content)\n\(indent)}"
        case .optional(let flag, let child):
            return "\(indent)if flags[\(flag)] {\n\(child.source(indent: inner))\n\(indent)}"
        case .either(let flag, let first, let second):
            return
                "\(indent)if flags[\(flag)] {\n\(first.source(indent: inner))\n\(indent)} else {\n\(second.source(indent: inner))\n\(indent)}"
        case .rows(let list, let child):
            return "\(indent)ForEach(lists[\(list)], id: \\.self) { id in\n\(child.source(indent: inner))\n\(indent)}"
        case .identified(let child): return "\(indent)Group {\n\(child.source(indent: inner))\n\(indent)}.id(number)"
        case .modified(let modifier, let child): return "\(child.source(indent: indent))\n\(inner)\(modifier.source)"
        case .layered(let content, let extra, let place, let isOverlay):
            let name = isOverlay ? "overlay" : "background"
            return
                "\(content.source(indent: indent))\n\(inner).\(name)(alignment: \(place.source)) {\n\(extra.source(indent: inner + "    "))\n\(inner)}"
        }
    }
}

extension Place {
    var horizontal: String { [".leading", ".center", ".trailing"][x + 1] }
    var vertical: String { [".top", ".center", ".bottom"][y + 1] }
    var source: String { "Alignment(horizontal: \(horizontal), vertical: \(vertical))" }
}

extension Modifier {
    var source: String {
        switch self {
        case .frame(let width, let height, let place):
            ".frame(width: \(width?.source ?? "nil"), height: \(height?.source ?? "nil"), alignment: \(place.source))"
        case .fill(let width, let height, let place):
            ".frame(maxWidth: \(width ? ".infinity" : "nil"), maxHeight: \(height ? ".infinity" : "nil"), alignment: \(place.source))"
        case .fixedSize: ".fixedSize()"
        case .position(let x, let y): ".position(x: \(x.source), y: \(y.source))"
        case .layoutPriority(let priority): ".layoutPriority(\(priority))"
        case .animatablePadding(let number): ".modifier(AnimatablePadding(edge: \(number.source)))"
        case .geometryEffect(let number): ".modifier(ShiftEffect(distance: \(number.source)))"
        case .watch(let name, let flag): ".onChange(of: flags[\(flag)]) { print(\(name)) }"
        case .padding(let number): ".padding(\(number.source))"
        case .offset(let x, let y): ".offset(x: \(x.source), y: \(y.source))"
        case .opacity(let number): ".opacity(\(number.source))"
        case .scale(let number): ".scaleEffect(\(number.source))"
        case .rotation(let number): ".rotationEffect(.degrees(\(number.source)))"
        case .zIndex(let index): ".zIndex(\(index))"
        case .transition(let kind): ".transition(\(kind.source))"
        case .animation(let motion, let flag): ".animation(\(motion?.source ?? "nil"), value: flags[\(flag)])"
        case .transaction(let motion): ".transaction { $0.animation = \(motion?.source ?? "nil") }"
        case .scoped(let motion, let effect, let number):
            ".animation(\(motion?.source ?? "nil")) { $0.\(effect.source(number)) }"
        case .geometryGroup: ".geometryGroup()"
        case .matched(let key, let terms):
            ".matchedGeometryEffect(id: \"\(key)/* and the row's id */\", in: space, properties: .\(terms.properties), "
                + "anchor: UnitPoint(x: \(terms.anchor.unit.x), y: \(terms.anchor.unit.y)), isSource: \(terms.isSource))"
        }
    }
}

extension Effect {
    func source(_ number: Number) -> String {
        switch self {
        case .opacity: "opacity(\(number.source))"
        case .scale: "scaleEffect(\(number.source))"
        case .offset: "offset(x: \(number.source))"
        }
    }
}

extension TransitionKind {
    var source: String {
        switch self {
        case .opacity: ".opacity"
        case .identity: ".identity"
        case .scale: ".scale"
        case .offset: ".offset(x: 20, y: -10)"
        case .slide: ".slide"
        case .moveTop: ".move(edge: .top)"
        case .asymmetric: ".asymmetric(insertion: .scale, removal: .opacity)"
        case .combined: ".opacity.combined(with: .scale(scale: 0.5))"
        case .ownAnimation: ".opacity.animation(.linear(duration: 0.4))"
        }
    }
}

extension Motion {
    var source: String {
        switch self {
        case .linear(let duration): ".linear(duration: \(duration))"
        case .easeIn(let duration): ".easeIn(duration: \(duration))"
        case .easeOut(let duration): ".easeOut(duration: \(duration))"
        case .easeInOut(let duration): ".easeInOut(duration: \(duration))"
        case .spring(let duration, let bounce): ".spring(duration: \(duration), bounce: \(bounce))"
        case .delayedLinear(let duration, let delay): ".linear(duration: \(duration)).delay(\(delay))"
        }
    }
}

extension Write {
    var source: String {
        let words =
            switch change {
            case .toggle(let flag): "flags[\(flag)].toggle()"
            case .setList(let list, let ids): "lists[\(list)] = \(ids)"
            case .move(let id): "let id = \(id) /* goes from lists[2] to lists[3], or back */"
            case .count: "number += 1"
            case .drag(let way), .pull(let way): "\(way)"
            }
        let disabled = disablesAnimations ? ", animations disabled" : ""
        return motion.map { "withAnimation(\($0.source)) { \(words) }\(disabled)" } ?? words + disabled
    }
}
