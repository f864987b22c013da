// Text, fonts, images and controls in the forms that programs use.
import SwiftUI

struct FlatButton: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.scaleEffect(configuration.isPressed ? 0.9 : 1).opacity(configuration.isPressed ? 0.5 : 1)
    }
}

struct TextDemand: View {
    @State private var amount = 12_345
    @State private var name = ""
    @State private var color = Color.red
    @State private var choice = "b"
    @State private var isOn = false
    @State private var level = 0.5
    private let moment = Date(timeIntervalSinceReferenceDate: 0)
    let title: LocalizedStringKey = "A **bold** title"

    var body: some View {
        VStack {
            texts
            images
            buttons
            controls
        }
    }

    @ViewBuilder var texts: some View {
        Group {
            Text(title).font(.largeTitle).fontWeight(.semibold)
            Text("👻").font(.system(size: 200)).minimumScaleFactor(0.01).multilineTextAlignment(.center).lineLimit(1)
            Text(amount, format: .number.sign(strategy: .always()))
            Text(0.25, format: .percent)
            Text("\(amount, format: .number) of \(amount, specifier: "%05d") at \(moment, style: .date)")
            Text(verbatim: "*as is*").font(Font.system(size: 12)).bold()
            Text("a").font(.system(.title, design: .rounded)) + Text("b").foregroundColor(.red).italic()
            Text(moment, format: .dateTime.year().month().day())
            Text(timerInterval: moment...moment.addingTimeInterval(60), pauseTime: moment)
            Text(["a", "b"].formatted()).font(.system(size: 9, weight: .heavy, design: .monospaced)).monospaced()
        }
        Group {
            Text("t").font(.title).fontWeight(.ultraLight)
            Text("t").font(.title2)
            Text("t").font(.title3)
            Text("t").font(.headline)
            Text("t").font(.subheadline)
            Text("t").font(.body).tracking(2).kerning(1)
            Text("t").font(.callout)
            Text("t").font(.caption).underline().strikethrough(true, color: .red)
            Text("t").font(.caption2)
            Text("t").font(.footnote).baselineOffset(2).monospacedDigit()
        }
        .foregroundColor(.primary)
        .lineLimit(2...4)
        .truncationMode(.middle)
        .lineSpacing(2)
        .textCase(.uppercase)
        .allowsTightening(true)
    }

    @ViewBuilder var images: some View {
        HStack {
            Image(systemName: "arrow.uturn.backward.circle").imageScale(.large).symbolVariant(.fill)
            Image(systemName: "pawprint.fill").renderingMode(.template).resizable().scaledToFit().frame(width: 20)
            Image("missing picture").resizable(capInsets: EdgeInsets(), resizingMode: .tile).scaledToFill().frame(
                width: 9, height: 9)
            Label("Shuffle", systemImage: "shuffle").labelStyle(.iconOnly)
            Label {
                Text("Own")
            } icon: {
                Circle().frame(width: 8, height: 8)
            }
        }
        .accessibilityLabel("Pictures")
    }

    @ViewBuilder var buttons: some View {
        HStack {
            Button("Plain") { amount += 1 }
            Button(action: { amount += 1 }) { Text("Label") }
            Button(action: { amount += 1 }, label: { Image(systemName: "plus") }).disabled(amount > 1_000_000)
            Button {
                amount += 1
            } label: {
                Label("More", systemImage: "plus.circle")
            }
            Button("Delete", role: .destructive) { amount = 0 }
            Button(role: .cancel) {
                amount = 0
            } label: {
                Text("No")
            }
            Button("Named", systemImage: "trash") { amount = 0 }
            Button("Named", systemImage: "trash", role: .destructive, action: { amount = 0 })
            Button("f", action: reset).buttonStyle(FlatButton()).keyboardShortcut("f", modifiers: .command)
        }
        .buttonStyle(.bordered)
        Button("p") {}.buttonStyle(.borderedProminent).controlSize(.large)
        Button("q") {}.buttonStyle(BorderlessButtonStyle())
        Link("Site", destination: URL(string: "https://example.org")!)
        Menu("More") {
            Button("One") {}
            Divider()
            Menu("Sub") { Button("Two") {} }
        }
        .contextMenu { Button("Copy", systemImage: "doc.on.doc") {} }
        EditButton()
    }

    private func reset() { withAnimation { amount = 0 } }

    @ViewBuilder var controls: some View {
        TextField("Name", text: $name).textFieldStyle(.roundedBorder).autocorrectionDisabled().onSubmit { name = "" }
        TextField("Name", text: $name, onEditingChanged: { began in if !began { name = "x" } })
        SecureField("Secret", text: $name)
        Stepper("Pairs", value: $amount, in: 2...20)
        Stepper(value: $amount, in: 2...20) { Text("Pairs") }
        Stepper("Pairs") {
            amount += 1
        } onDecrement: {
            amount -= 1
        }
        Stepper("Pairs", value: $amount, in: 2...20, step: 2)
        Stepper("Pairs", value: $amount, in: 2...20, step: 2, onEditingChanged: { _ in })
        Slider(value: $level, in: 0...1, step: 0.1)
        Toggle("On", isOn: $isOn).labelsHidden().toggleStyle(.switch)
        ProgressView(value: level, total: 1)
        ProgressView()
        ColorPicker("Color", selection: $color)
        ColorPicker(selection: $color, supportsOpacity: false) { Text("Color") }
        ColorPicker(selection: $color, supportsOpacity: false, label: { Text("Color") })
        Picker("Choice", selection: $choice) { ForEach(["a", "b"], id: \.self) { Text($0) } }.pickerStyle(.segmented)
        Picker(selection: $choice) {
            Text("A").tag("a")
            Text("B").tag("b")
        } label: {
            Text("Choice")
        }
        .pickerStyle(MenuPickerStyle())
    }
}
