import Lilt
import SwiftUI
import Testing

/// Menus, forms and lists in the forms that programs of 2020 to 2022 have: links with tags, labels that come last.
@MainActor struct OlderDemand {
    class UserSettings: ObservableObject {
        @Published var score = 0
    }

    struct Demo: Identifiable {
        let id = UUID()
        var title: String
        var view: AnyView
    }

    struct Menu: View {
        @EnvironmentObject var settings: UserSettings
        @State private var showsSheet = false
        @State private var showsAlert = false
        @State private var selection: String? = nil
        @Environment(\.presentationMode) var presentationMode
        let demos = [Demo(title: "A", view: AnyView(Text("a")))]

        var body: some View {
            NavigationView {
                List {
                    Section(header: Text("Animations").font(.headline), footer: Text("foot")) {
                        ForEach(demos) { demo in
                            NavigationLink(destination: demo.view) { Text(demo.title) }
                        }
                    }
                    NavigationLink("Tagged", destination: Text("x"), tag: "x", selection: $selection)
                    NavigationLink("Shown", destination: Text("y"), isActive: $showsAlert)
                    Button(action: { self.showsSheet = true }) { Text("Sheet") }
                        .actionSheet(isPresented: $showsSheet) {
                            ActionSheet(
                                title: Text("Change"), message: Text("Select"),
                                buttons: [.default(Text("Red")) {}, .destructive(Text("Delete")), .cancel()])
                        }
                }
                .listStyle(GroupedListStyle())
                .scrollContentBackground(.hidden)
                .navigationBarTitle(Text("Menu"), displayMode: .inline)
                .navigationBarItems(
                    leading: EditButton(),
                    trailing: Button(action: { self.presentationMode.wrappedValue.dismiss() }) {
                        Image(systemName: "plus").imageScale(.large)
                    })
            }
            .navigationViewStyle(StackNavigationViewStyle())
            .accentColor(.purple)
        }
    }

    struct Settings: View {
        @State private var name = "note"
        @State private var isOn = true
        @State private var value = 3.0
        @State private var number = 1
        @State private var date = Settings.day
        @State private var choice = 0
        static let day = Date(timeIntervalSince1970: 0)
        static let formatter: DateFormatter = {
            let formatter = DateFormatter()
            formatter.dateFormat = "yyyy"
            formatter.timeZone = TimeZone(secondsFromGMT: 0)
            return formatter
        }()

        var body: some View {
            Form {
                TextField("Name", text: $name, onCommit: { print("x") }).textFieldStyle(RoundedBorderTextFieldStyle())
                    .autocapitalization(.none).disableAutocorrection(true).keyboardType(.emailAddress)
                Toggle(isOn: $isOn) { Text("On") }.toggleStyle(SwitchToggleStyle(tint: .red))
                Slider(
                    value: $value, in: 0...10, step: 1, onEditingChanged: { _ in }, minimumValueLabel: Text("low"),
                    maximumValueLabel: Text("high")
                ) { Text("Value") }
                Slider(value: $value, in: 0...10) { Text("Plain") }
                Stepper(onIncrement: { number += 1 }, onDecrement: { number -= 1 }) { Text("Number \(number)") }
                Stepper(value: $number, in: 0...10) { Text("Bounded \(number)") }
                DatePicker("When", selection: $date, in: Settings.day..., displayedComponents: [.date, .hourAndMinute])
                Picker(selection: $choice, label: Text("Pick")) { ForEach(0..<5) { Text("\($0)").tag($0) } }
                Text("Year \(Settings.day, formatter: Self.formatter)")
                TextEditor(text: $name).scrollContentBackground(.hidden).frame(height: 100)
            }
        }
    }

    @Test func `a menu of demos`() throws {
        let stage = Stage(size: CGSize(width: 400, height: 600)) { Menu().environmentObject(UserSettings()) }
        try stage.tap("Tagged")
        try stage.settle()
        _ = try stage.layer("x")
        #expect(stage.problems == [])
    }

    @Test func `a form of settings`() throws {
        let stage = Stage(size: CGSize(width: 400, height: 900)) { Settings() }
        _ = try stage.layer("Year 1970")
        _ = try stage.layer("low")
        try stage.tap("Increment")
        _ = try stage.layer("Number 2")
        #expect(stage.problems == [])
    }
}
