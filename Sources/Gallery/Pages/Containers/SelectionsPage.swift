import SwiftUI

/// Selections that a program reads and sets, pictures that it draws, and dialogs with signs.
struct SelectionsPage: GalleryPage {
    static let name = "selections"
    static let title = "Selections and signs"
    static let summary = "TextSelection, Image(size:renderer:), smallCaps, lineHeight, dialogSeverity, RenameButton"
    static let symbol = "character.cursor.ibeam"

    @State private var text = "Out of the cradle endlessly rocking"
    @State private var selection: TextSelection?
    @State private var count = 3
    @State private var day = Date(timeIntervalSince1970: 1_749_462_060)
    @State private var isDeleting = false
    @State private var isSilent = false
    @State private var name = "Draft"
    @FocusState private var isRenaming: Bool

    var body: some View {
        Form {
            Section("What is selected") {
                TextField("Line", text: $text, selection: $selection)
                LabeledContent("Selected", value: selected)
                Button("First word") { select(text.startIndex..<(text.firstIndex(of: " ") ?? text.endIndex)) }
                Button("All") { select(text.startIndex..<text.endIndex) }
                Button("End") { selection = TextSelection(insertionPoint: text.endIndex) }
            }
            Section("Letters and pictures") {
                HStack(alignment: .firstTextBaseline, spacing: 24) {
                    Text("Small Capitals").font(.title3.smallCaps())
                    Text("Small Capitals").font(.title3.lowercaseSmallCaps())
                    Text("Small Capitals").font(.title3.uppercaseSmallCaps())
                }
                HStack(spacing: 24) {
                    dial(of: count)
                    dial(of: count).resizable().frame(width: 80, height: 80)
                    Text("Lines that stand\n30 points apart").lineHeight(.exact(points: 30))
                }
            }
            Section("Controls") {
                Stepper("Petals", value: $count, in: 3...12, format: .number)
                HStack(spacing: 12) {
                    Button("Fewer") { count = max(count - 1, 3) }.disabled(count == 3)
                    Button("More") { count = min(count + 1, 12) }.disabled(count == 12)
                }
                .buttonStyle(.bordered)
                DatePicker("Sown", selection: $day, displayedComponents: .date).datePickerStyle(DayCountStyle())
                TextField("Name", text: $name).focused($isRenaming)
                RenameButton().renameAction($isRenaming)
                Button("Delete the draft …", role: .destructive) { isDeleting = true }
            }
        }
        .formStyle(.grouped)
        .confirmationDialog("Delete “\(name)”?", isPresented: $isDeleting, titleVisibility: .visible) {
            Button("Delete", role: .destructive) {}
        }
        .dialogSeverity(.critical)
        .dialogSuppressionToggle(isSuppressed: $isSilent)
    }

    private func select(_ range: Range<String.Index>) { selection = TextSelection(range: range) }

    private var selected: String {
        guard case .selection(let range)? = selection?.indices, text.indices.contains(range) else { return "nothing" }
        return range.isEmpty ? "a place" : "“\(text[range])”"
    }

    /// A flower of `petals` petals.
    private func dial(of petals: Int) -> Image {
        Image(size: CGSize(width: 40, height: 40), label: Text("\(petals) petals")) { context in
            context.translateBy(x: 20, y: 20)
            for petal in 0..<petals {
                var turned = context
                turned.rotate(by: .degrees(360 * Double(petal) / Double(petals)))
                turned.fill(
                    Path(ellipseIn: CGRect(x: -4, y: -19, width: 8, height: 16)), with: .color(.pink.opacity(0.7)))
            }
            context.fill(Path(ellipseIn: CGRect(x: -5, y: -5, width: 10, height: 10)), with: .color(.yellow))
        }
    }
}

extension DefaultIndices<String> {
    /// Returns true if `range` lies in the string.
    fileprivate func contains(_ range: Range<String.Index>) -> Bool {
        startIndex <= range.lowerBound && range.upperBound <= endIndex
    }
}

/// Date picker of two buttons around the date.
private struct DayCountStyle: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
        LabeledContent {
            HStack {
                Button("Earlier", systemImage: "chevron.left") { configuration.selection -= 86_400 }
                Text(configuration.selection, format: .dateTime.day().month(.wide)).frame(minWidth: 100)
                Button("Later", systemImage: "chevron.right") { configuration.selection += 86_400 }
            }
            .labelStyle(.iconOnly).buttonStyle(.borderless)
        } label: {
            configuration.label
        }
    }
}
