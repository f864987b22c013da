import Lilt
import SwiftUI
import Testing

/// Rows of lists and forms with several controls.
@MainActor struct RowControlTests {
    private func roles(_ stage: Stage) -> [String] {
        stage.accessibilityTree.children.flatMap(\.all).map { "\($0.role.rawValue) \($0.label)" }
    }

    @Test func controlsOfARowWithoutWordsAreElementsOfTheirOwn() {
        let stage = Stage {
            Form {
                HStack {
                    Button("Earlier") {}
                    Button("Later") {}
                }
                .buttonStyle(.bordered)
                Text("Below")
            }
        }
        #expect(roles(stage) == ["list ", "button Earlier", "button Later", "row Below"])
        #expect(stage.accessibilityElement("Later")?.position == AccessibilityPosition(index: 0, count: 2))
    }

    @Test func controlsOfARowWithWordsLieInIt() {
        let stage = Stage {
            Form {
                HStack {
                    Text("Day")
                    Button("Earlier") {}
                    Button("Later") {}
                }
                .buttonStyle(.bordered)
            }
        }
        #expect(roles(stage) == ["list ", "row Day", "button Earlier", "button Later"])
    }

    @Test func aRowThatCanBeSelectedIsNamedByItsControls() {
        struct Choosing: View {
            @State private var selected: Int?
            var body: some View {
                List(selection: $selected) {
                    HStack {
                        Button("Earlier") {}
                        Button("Later") {}
                    }
                    .buttonStyle(.bordered).tag(1)
                }
            }
        }
        let stage = Stage { Choosing() }
        #expect(roles(stage) == ["list ", "row Earlier, Later", "button Earlier", "button Later"])
    }

    @Test func theFieldAndTheButtonsOfAStepperAreTwoElements() throws {
        struct Counting: View {
            let isInForm: Bool
            @State private var count = 3
            var body: some View {
                let stepper = Stepper("Petals", value: $count, in: 0...9, format: .number)
                if isInForm { Form { stepper } } else { stepper }
            }
        }
        for isInForm in [false, true] {
            let stage = Stage { Counting(isInForm: isInForm) }
            #expect(roles(stage) == (isInForm ? ["list "] : []) + ["textField Petals", "stepper Petals"])
            let stepper = try #require(stage.accessibilityTree.all.first { $0.role == .stepper })
            #expect(stepper.states.contains(.focusable))
            for key in ["Tab", "Tab", "Up"] { try stage.key(key) }
            #expect(stage.accessibilityTree.all.first { $0.role == .textField }?.text?.string == "4")
        }
    }

    @Test func theLabelOfADatePickerIsReadInEveryStyle() {
        struct Days: DatePickerStyle {
            func makeBody(configuration: Configuration) -> some View {
                LabeledContent {
                    Button("Earlier") { configuration.selection -= 86_400 }
                    Button("Later") { configuration.selection += 86_400 }
                } label: {
                    configuration.label
                }
                .buttonStyle(.bordered)
            }
        }
        let stage = Stage {
            Form { DatePicker("Sown", selection: .constant(Date(timeIntervalSince1970: 0))).datePickerStyle(Days()) }
        }
        #expect(stage.accessibilityElement("Sown") != nil, "\(roles(stage))")
        #expect(roles(stage).suffix(2) == ["button Earlier", "button Later"])
    }

    @Test func wordsOfARowWithOneGestureAreOneElement() throws {
        var taps = 0
        let stage = Stage {
            List {
                VStack {
                    Text("One")
                    Text("Two")
                    Text("Three")
                }
                .onTapGesture { taps += 1 }
                HStack {
                    Text("Four")
                    Text("Five")
                }
                .contextMenu { Button("Copy") {} }
                HStack {
                    Text("Six").onTapGesture {}
                    Text("Seven").onTapGesture {}
                }
            }
        }
        #expect(
            roles(stage) == ["list ", "row One, Two, Three", "row Four, Five", "staticText Six", "staticText Seven"])
        #expect(stage.accessibilityElement("Four, Five")?.actions.map(\.kind) == [.showMenu])
        #expect(stage.perform(.perform(.activate), on: "One, Two, Three"))
        #expect(taps == 1)
    }

    @Test func actionsOfARowAreGivenOnce() {
        struct Names: View {
            @State private var names = ["a", "b"]
            var body: some View {
                List {
                    ForEach(names, id: \.self) { name in
                        HStack {
                            Text(name)
                            Text("\(name)2")
                            Text("\(name)3")
                        }
                        .swipeActions { Button("Archive") {} }
                    }
                    .onMove { names.move(fromOffsets: $0, toOffset: $1) }
                }
            }
        }
        let stage = Stage { Names() }
        let names = stage.accessibilityElement("a, a2, a3")?.actions.map(\.name).filter { !$0.isEmpty }
        #expect(names == ["Show actions", "Move down"])
    }
}
