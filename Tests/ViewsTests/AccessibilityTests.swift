@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Accessibility modifiers: their values are kept on layers and appear in snapshots.
@MainActor struct AccessibilityTests {
    private func facts(_ view: some View) -> [LayerAccessibility] {
        ViewStage(view).all.compactMap(\.accessibility)
    }

    @Test func `each modifier says one thing, on a layer around the view`() {
        #expect(facts(Text("a")).isEmpty)
        #expect(facts(Text("a").accessibilityValue("3 of 5")) == [LayerAccessibility(value: "3 of 5")])
        #expect(facts(Text("a").accessibilityHint(Text("Opens it"))) == [LayerAccessibility(hint: "Opens it")])
        #expect(facts(Text("a").help("For you")) == [LayerAccessibility(hint: "For you")])
        #expect(facts(Text("a").accessibilityIdentifier("id")) == [LayerAccessibility(identifier: "id")])
        #expect(facts(Text("a").accessibilityHidden(true)) == [LayerAccessibility(isHidden: true)])
        #expect(
            facts(Text("a").accessibilityElement(children: .combine)) == [LayerAccessibility(children: .combine)])
        #expect(
            facts(Text("a").accessibilityAddTraits([.isHeader, .isButton]))
                == [LayerAccessibility(traits: ["isButton", "isHeader"])])
    }

    private struct Changing: View {
        @State private var count = 1
        var body: some View {
            Button("more") { count += 1 }.accessibilityValue("\(count)").opacity(0.5)
        }
    }

    @Test func `what is said changes with the state, and no layer is made anew`() throws {
        let stage = ViewStage(Changing())
        let layer = try #require(stage.all.first { $0.accessibility != nil })
        stage.tap("more")
        #expect(layer.accessibility == LayerAccessibility(value: "2") && layer.isInTree)
    }

    @Test func `the snapshot has it, and only where there is something`() throws {
        let stage = ViewStage(
            Text("a").accessibilityValue("x \"y\"").accessibilityAddTraits(.isHeader).accessibilityHidden(true))
        let json = stage.host.layers.snapshot().json
        // Facts share a layer, on which the snapshot has them all.
        for fact in ["\"value\": \"x \\\"y\\\"\"", "\"traits\": [\"isHeader\"]", "\"hidden\": true"] {
            #expect(json.contains(fact))
        }
        #expect(json.components(separatedBy: "\"accessibility\"").count == 2)
        #expect((try? JSONSerialization.jsonObject(with: Data(json.utf8))) != nil)
    }

    @Test func `traits are a set`() {
        var traits: AccessibilityTraits = [.isButton, .isLink]
        #expect(traits.contains(.isLink) && !traits.contains(.isHeader))
        #expect(traits.remove(.isLink) == .isLink && traits.remove(.isLink) == nil)
        #expect(traits.insert(.isButton).inserted == false && traits.insert(.isImage).inserted)
        #expect(traits.symmetricDifference([.isImage]) == .isButton)
        #expect(traits.update(with: .isImage) == .isImage)
    }
}
