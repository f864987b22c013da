import AttributeGraph
import Foundation
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// A menu or group that a program's commands declare: its place in the bar and the source of its items.
struct CommandPart: Equatable {
    enum Role: Hashable {
        case menu(String)
        case group(GroupPosition, CommandGroupPlacement)
    }

    let role: Role
    let source: CommandSource

    static func == (a: CommandPart, b: CommandPart) -> Bool { a.role == b.role && a.source === b.source }
}

/// Makes the items of a menu or group where they are shown; they follow the program's commands there.
@MainActor final class CommandSource {
    /// True if the items are an `EmptyView`: there are none and never will be.
    let isEmpty: Bool
    let make: @MainActor (_ViewInputs) -> Void

    init<Content: View>(_ content: _GraphValue<Content>) {
        isEmpty = Content.self == EmptyView.self
        let attribute = content.attribute
        make = { inputs in
            let graph = inputs.graph
            // The commands may have gone while a panel that shows them closes.
            guard graph.isAlive(attribute) else { return }
            let rule = graph.untracked {
                inputs.lifetime.perform {
                    graph.addRule(CommandContentRule(content: attribute, last: graph.peek(attribute)))
                }
            }
            Content._makeView(_GraphValue(rule), inputs: inputs)
        }
    }
}

/// Follows the items of a part; when that has gone, the last ones stay.
private struct CommandContentRule<Content: View>: Rule {
    let content: Attribute<Content>
    var last: Content

    static var name: String { "items of commands" }

    mutating func evaluate(in graph: Graph) -> Content {
        if graph.isAlive(content) { last = graph.read(content) }
        return last
    }
}

/// The parts that a program's commands declare, in order.
enum CommandPartsKey: PreferenceKey {
    static var defaultValue: [CommandPart] { [] }
    static func reduce(value: inout [CommandPart], nextValue: () -> [CommandPart]) { value += nextValue() }
}

extension _ViewInputs {
    /// Declares a part of the menu bar.
    ///
    /// - Parameters:
    ///   - commands: the value that declares it.
    ///   - content: its items.
    ///   - role: returns its place in the bar.
    func addCommandPart<C, Content: View>(
        _ commands: _GraphValue<C>, content: _GraphValue<Content>, role: @escaping @MainActor (C) -> CommandPart.Role
    ) {
        let source = CommandSource(content)
        let view = lifetime.perform {
            graph.addRule(CommandPartRule(commands: commands.attribute, source: source, role: role))
        }
        CommandPartView._makeView(_GraphValue(view), inputs: self)
    }
}

private struct CommandPartRule<C>: Rule {
    let commands: Attribute<C>
    let source: CommandSource
    let role: @MainActor (C) -> CommandPart.Role

    static var name: String { "part of the menu bar" }

    func evaluate(in graph: Graph) -> CommandPartView {
        CommandPartView(part: CommandPart(role: role(graph.read(commands)), source: source))
    }
}

/// The place of a part among the commands: a view without size.
private struct CommandPartView: View {
    let part: CommandPart

    var body: some View {
        Color.clear.frame(width: 0, height: 0).preference(key: CommandPartsKey.self, value: [part])
    }
}
