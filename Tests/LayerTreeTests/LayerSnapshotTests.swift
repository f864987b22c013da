import AnimationCore
import Foundation
import Geometry
import LayerTree
import Testing

/// Form of layer snapshots, which is a contract (docs/contracts.md).
@MainActor struct LayerSnapshotTests {
    let context = LayerContext()

    private func sample() -> Layer {
        context.root.setGeometry(LayerGeometry(x: 0, y: 0, width: 200, height: 100), transaction: Transaction())
        let group = context.makeLayer()
        group.viewName = "Group"
        group.setOpacity(0.5, transaction: Transaction())
        group.setGeometry(LayerGeometry(x: 10, y: 20, width: 100, height: 50), transaction: Transaction())
        let text = context.makeLayer()
        text.viewName = "Text"
        text.text = "“A\n\"b\\"
        text.label = "x"
        text.setGeometry(LayerGeometry(x: 0, y: 0, width: 40, height: 20), transaction: Transaction())
        text.setEffect(.scale(CGSize(width: 2, height: 1), anchor: .topLeading), transaction: Transaction())
        context.root.addSublayer(group)
        group.addSublayer(text)
        return text
    }

    @Test func `it has the members of the contract, in their order`() {
        let text = sample()
        text.setOpacity(0, transaction: Transaction(animation: .linear(duration: 1)))
        context.advance(to: 0)
        context.advance(to: 0.5)
        #expect(context.snapshot().json == golden)
    }

    @Test func `it is JSON, and says the same as its Swift form`() throws {
        _ = sample()
        let snapshot = context.snapshot()
        let parsed = try #require(
            try JSONSerialization.jsonObject(with: Data(snapshot.json.utf8)) as? [String: Any])
        let child = try #require((parsed["children"] as? [[String: Any]])?.first)
        #expect(child["opacity"] as? Double == 0.5)
        #expect(child["frame"] as? [Double] == [10, 20, 100, 50])
        let inner = try #require((child["children"] as? [[String: Any]])?.first)
        #expect(inner["text"] as? String == "“A\n\"b\\")
        #expect(inner["quad"] as? [[Double]] == [[10, 20], [90, 20], [90, 40], [10, 40]])
        #expect(snapshot.first(named: "x")?.frame == CGRect(x: 10, y: 20, width: 80, height: 20))
    }

    @Test func `numbers are finite, whatever the transform`() throws {
        let text = sample()
        text.setEffect(
            .affine(CGAffineTransform(a: .nan, b: 0, c: 0, d: .infinity, tx: 0, ty: 0)), transaction: Transaction())
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(context.snapshot().json.utf8)) }
        text.setEffect(
            .rotation3D(.degrees(90), axis: SIMD3(0, 1, 0), anchor: .leading, anchorZ: -500, perspective: 9),
            transaction: Transaction())
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(context.snapshot().json.utf8)) }
    }

    @Test func `names are found in drawing order`() {
        let text = sample()
        #expect(context.firstLayer(named: "x") === text)
        #expect(context.firstLayer(named: "nobody") == nil)
        #expect(context.names == ["x", "“A\n\"b\\"])
    }

    private var golden: String {
        """
        {
          "id": 1, "view": "", "label": null, "text": null,
          "frame": [0, 0, 200, 100], "quad": [[0, 0], [200, 0], [200, 100], [0, 100]], "opacity": 1,
          "model": {"position": [0, 0], "size": [200, 100], "opacity": 1, \
        "transform": [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]},
          "presentation": {"position": [0, 0], "size": [200, 100], "opacity": 1, \
        "transform": [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]},
          "animating": [],
          "children": [{
            "id": 2, "view": "Group", "label": null, "text": null,
            "frame": [10, 20, 100, 50], "quad": [[10, 20], [110, 20], [110, 70], [10, 70]], "opacity": 0.5,
            "model": {"position": [10, 20], "size": [100, 50], "opacity": 0.5, \
        "transform": [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]},
            "presentation": {"position": [10, 20], "size": [100, 50], "opacity": 0.5, \
        "transform": [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]},
            "animating": [],
            "children": [{
              "id": 3, "view": "Text", "label": "x", "text": "“A\\n\\"b\\\\",
              "frame": [10, 20, 80, 20], "quad": [[10, 20], [90, 20], [90, 40], [10, 40]], "opacity": 0.25,
              "model": {"position": [0, 0], "size": [40, 20], "opacity": 0, \
        "transform": [2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]},
              "presentation": {"position": [0, 0], "size": [40, 20], "opacity": 0.5, \
        "transform": [2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]},
              "animating": ["opacity"],
              "children": []
            }]
          }]
        }

        """
    }
}
