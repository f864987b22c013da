import SwiftUI

/// A page of settings.
struct SettingsForm: View {
    @State private var name = "Ada"
    @State private var pairs = 8
    @State private var sound = true
    @State private var volume = 0.4
    @State private var theme = "Animals"
    @State private var color = Color.orange
    private let themes = ["Animals", "Food", "Faces"]

    var body: some View {
        NavigationView {
            Form {
                Section(header: Text("Player"), footer: Text("The name is shown beside the score.")) {
                    TextField("Name", text: $name)
                    Stepper("Pairs: \(pairs)", value: $pairs, in: 2...20)
                    Toggle("Sound", isOn: $sound)
                    Slider(value: $volume)
                }
                Section("Look") {
                    Picker("Theme", selection: $theme) {
                        ForEach(themes, id: \.self) { Text($0) }
                    }
                    ColorPicker("Colour", selection: $color)
                    LabeledContent("Version", value: "1.2")
                }
                Section {
                    Button("Reset") { pairs = 8 }
                    Button("Delete everything", role: .destructive) { name = "" }
                }
            }
            .navigationTitle("Settings")
        }
    }
}
