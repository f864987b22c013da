import Lilt
import SwiftUI
import Testing
import UIKit

/// Elements of UIKit views inside SwiftUI ones.
@MainActor struct UIKitElementTests {
    final class Dial: UIView {
        var level = 3
        override var isAccessibilityElement: Bool {
            get { true }
            set {}
        }
        override var accessibilityTraits: UIAccessibilityTraits {
            get { .adjustable }
            set {}
        }
        override var accessibilityLabel: String? {
            get { "Dial" }
            set {}
        }
        override var accessibilityValue: String? {
            get { "\(level)" }
            set {}
        }
        override func accessibilityIncrement() { level += 1 }
    }

    struct Hosted: UIViewRepresentable {
        let make: @MainActor () -> UIView
        func makeUIView(context: Context) -> UIView { make() }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    @Test func labelsFieldsAndProgramsOwnViews() {
        let stage = Stage {
            Hosted {
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
                label.text = "Speed"
                let field = UITextField(frame: CGRect(x: 0, y: 40, width: 100, height: 30))
                field.placeholder = "Name"
                let dial = Dial(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
                let hidden = UILabel(frame: CGRect(x: 0, y: 150, width: 100, height: 30))
                hidden.text = "hidden"
                hidden.isHidden = true
                for part in [label, field, dial, hidden] { view.addSubview(part) }
                return view
            }
        }
        stage.advance(frames: 2)
        let elements = stage.accessibilityTree.children
        #expect(elements.map(\.label) == ["Speed", "Name", "Dial"])
        #expect(elements.map(\.role) == [.staticText, .textField, .slider])
        #expect(elements.last?.frame.size == CGSize(width: 50, height: 50))
        #expect(stage.perform(.perform(.increment), on: "Dial"))
        #expect(stage.accessibilityElement("Dial")?.value == "4")
    }

    @Test func aContainerGivesElementsOfItsOwn() {
        var pressed = 0
        final class Bar: UIAccessibilityElement {
            var press: () -> Void = {}
            override func accessibilityActivate() -> Bool {
                press()
                return true
            }
        }
        let stage = Stage {
            Hosted {
                let view = UIView()
                let bar = Bar(accessibilityContainer: view)
                bar.accessibilityLabel = "First bar"
                bar.accessibilityTraits = .button
                bar.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 20, width: 30, height: 40)
                bar.press = { pressed += 1 }
                view.accessibilityElements = [bar]
                return view
            }
            .frame(width: 400, height: 300)
        }
        stage.advance(frames: 1)
        #expect(stage.accessibilityElement("First bar")?.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(stage.perform(.perform(.activate), on: "First bar"))
        #expect(pressed == 1)
    }
}
