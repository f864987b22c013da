import Lilt
import SwiftUI
import Testing

/// Elements that views are by themselves, and what modifiers make of them.
@MainActor struct ElementTests {
    private func outline(@ViewBuilder _ content: () -> some View) -> [String] {
        let stage = Stage { content() }
        return stage.accessibilityTree.children.flatMap(\.all).map { element in
            ([element.role.rawValue, element.label, element.value].filter { !$0.isEmpty } + element.states.list)
                .joined(separator: " ")
        }
    }

    @Test func textsImagesAndControlsAreElements() {
        let tree = outline {
            VStack {
                Text("Hello")
                Image(systemName: "heart.fill")
                Image(decorative: "nothing")
                Button("Press") {}
                Toggle("Quiet", isOn: .constant(true))
                Slider(value: .constant(0.25)) { Text("Volume") }
                Stepper("Copies", value: .constant(3))
                ProgressView("Loading", value: 0.5)
                Link("Home", destination: URL(filePath: "/"))
            }
        }
        #expect(
            tree == [
                "staticText Hello", "image heart", "button Press focusable", "toggle Quiet focusable checkable checked",
                "slider Volume focusable", "stepper Copies focusable", "progressIndicator Loading 50 %",
                "link Home focusable",
            ])
    }

    @Test func aLabelIsOneElementWithoutItsIcon() {
        let tree = outline {
            VStack {
                Label("Favourites", systemImage: "star")
                Button("Delete", systemImage: "trash") {}
                Label("Only its icon", systemImage: "leaf").labelStyle(.iconOnly)
            }
        }
        #expect(tree == ["staticText Favourites", "button Delete focusable", "staticText Only its icon"])
    }

    @Test func aShapeIsOneOnlyWithALabel() {
        let tree = outline {
            HStack {
                Circle()
                Circle().accessibilityLabel("Sun")
            }
        }
        #expect(tree == ["staticText Sun"])
    }

    @Test func hiddenViewsAreLeftOut() {
        let tree = outline {
            VStack {
                Text("a").hidden()
                Text("b").opacity(0)
                Text("c").accessibilityHidden(true)
                Text("d")
            }
        }
        #expect(tree == ["staticText d"])
    }

    @Test func childrenAreIgnoredCombinedOrContained() {
        let tree = outline {
            VStack {
                VStack {
                    Text("one")
                    Text("two")
                }
                .accessibilityElement(children: .combine)
                VStack {
                    Text("three")
                    Text("four")
                }
                .accessibilityElement()
                .accessibilityLabel("Numbers")
                VStack { Text("five") }.accessibilityElement(children: .contain).accessibilityLabel("Box")
            }
        }
        #expect(tree == ["staticText one, two", "group Numbers", "group Box", "staticText five"])
    }

    @Test func modifiersOfAContainerReachItsElements() {
        let tree = outline {
            HStack {
                Text("a")
                Text("b")
            }
            .accessibilityAddTraits(.isHeader)
        }
        #expect(tree == ["heading a", "heading b"])
    }

    @Test func traitsAreAddedAndRemoved() {
        let tree = outline {
            VStack {
                Text("tap").accessibilityAddTraits([.isButton, .isSelected])
                Button("plain") {}.accessibilityRemoveTraits(.isButton)
            }
        }
        #expect(tree == ["button tap selectable selected", "staticText plain focusable"])
    }

    @Test func greaterPrioritiesAreReadFirst() {
        let tree = outline {
            VStack {
                Text("last").accessibilitySortPriority(-1)
                Text("middle")
                Text("first").accessibilitySortPriority(2)
            }
            .accessibilityElement(children: .contain)
        }
        #expect(tree == ["group", "staticText first", "staticText middle", "staticText last"])
    }

    @Test func aDisabledControlSaysSo() {
        let tree = outline {
            VStack {
                Button("a") {}
                TextField("b", text: .constant(""))
            }
            .disabled(true)
        }
        #expect(tree == ["button a disabled", "textField b disabled"])
    }

    @Test func aPairNamesItsContent() {
        struct Pair: View {
            @Namespace private var names

            var body: some View {
                VStack {
                    Text("Speed").accessibilityLabeledPair(role: .label, id: 1, in: names)
                    Slider(value: .constant(0.5)).accessibilityLabeledPair(role: .content, id: 1, in: names)
                }
            }
        }
        #expect(outline { Pair() } == ["staticText Speed", "slider Speed focusable"])
    }

    @Test func aRepresentationTakesThePlace() {
        let stage = Stage {
            VStack {
                Circle().frame(width: 100, height: 100)
                    .accessibilityRepresentation { Slider(value: .constant(0.5)) { Text("Angle") } }
            }
        }
        let elements = stage.accessibilityTree.children
        #expect(elements.map(\.label) == ["Angle"])
        #expect(elements.first?.role == .slider)
        #expect(elements.first?.frame == CGRect(x: 150, y: 100, width: 100, height: 100))
    }

    @Test func childrenOfADrawing() {
        let tree = outline {
            Canvas { _, _ in }
                .accessibilityChildren {
                    Text("first bar")
                    Text("second bar")
                }
                .accessibilityLabel("Chart")
        }
        #expect(tree == ["group Chart", "staticText first bar", "staticText second bar"])
    }

    @Test func detailsAndNamesForTheVoice() {
        let stage = Stage {
            Text("Io").accessibilityCustomContent("Radius", "1,822 km", importance: .high)
                .accessibilityInputLabels(["moon", "Io"])
                .accessibilityHeading(.h2)
        }
        let element = stage.accessibilityElement("Io")
        #expect(element?.details == [AccessibilityDetail(label: "Radius", value: "1,822 km", isImportant: true)])
        #expect(element?.inputLabels == ["moon", "Io"])
        #expect(element?.headingLevel == 2)
    }
}
