import Foundation
import Lilt
import SwiftUI
import Testing

/// Lists follow a selection that no body reads.
@MainActor struct SelectionReadTests {
    @MainActor final class Remote {
        var write: (Int) -> Void = { _ in }
        var bodies = 0
        func noteBody() { bodies += 1 }
    }

    @MainActor @Observable final class Model { var selected: Int? = 0 }

    private struct Chosen: View {
        let remote: Remote
        let model: Model?
        @State private var selected: Int? = 0

        var body: some View {
            let _ = remote.noteBody()
            List(
                selection: model.map { model in Binding(get: { model.selected }, set: { model.selected = $0 }) }
                    ?? $selected
            ) { ForEach(0..<3) { Text("row \($0)") } }
            .onAppear {
                remote.write = { if let model { model.selected = $0 } else { selected = $0 } }
            }
        }
    }

    @Test(arguments: [true, false]) func `a list follows its selection`(isObserved: Bool) {
        let remote = Remote()
        let stage = Stage { Chosen(remote: remote, model: isObserved ? Model() : nil) }
        stage.advance(by: 0.1)
        func selected() -> [Bool] {
            (0..<3).map { stage.accessibilityElement("row \($0)")?.states.contains(.selected) == true }
        }
        #expect(selected() == [true, false, false])
        for row in [2, 1] {
            remote.write(row)
            stage.advance(by: 0.1)
            #expect(selected() == [0, 1, 2].map { $0 == row })
        }
        #expect(remote.bodies == 1)
    }
}
