import AttributeGraph
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// The items of a menu of the bar, with separator lines between its groups.
struct BarMenuItems: View {
    let menu: BarMenu

    var body: some View {
        ForEach(menu.sections) { section in
            Divider()
            ForEach(section.parts) { BarMenuPart(part: $0) }
        }
    }
}

private struct BarMenuPart: View {
    let part: BarMenu.Part

    @ViewBuilder var body: some View {
        switch part {
        case .standard(let place): StandardItems(place: place)
        case .source(let source): CommandItems(source: source)
        }
    }
}

/// The items of one part of a program's commands.
private struct CommandItems: _PrimitiveView {
    let source: CommandSource

    static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.graph.untracked { inputs.graph.peek(view.attribute) }.source.make(inputs)
    }
}
