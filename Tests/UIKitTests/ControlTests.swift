import Foundation
import Lilt
import SwiftUI
import Testing
import UIKit

/// Buttons, sliders, switches and search bars, in views of SwiftUI.
@MainActor struct ControlTests {
    @MainActor private final class Log: UISearchBarDelegate {
        var lines: [String] = []
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { lines.append(searchText) }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("go") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { lines.append("cancel") }
    }

    private struct Held: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    private let log = Log()

    private func stage(_ view: UIView, width: CGFloat = 200, height: CGFloat = 40) -> Stage {
        Stage(size: CGSize(width: 400, height: 300)) { Held(view: view).frame(width: width, height: height) }
    }

    @Test func `a button shows the title of its state and sends its actions`() throws {
        let button = UIButton(type: .system)
        button.setTitle("Play", for: .normal)
        button.setTitle("Locked", for: .disabled)
        button.setTitle("Playing", for: .selected)
        button.addAction(
            UIAction { [log] action in log.lines.append("\(action.sender === button)") }, for: .touchUpInside)
        let stage = stage(button)
        try stage.tap("Play")
        #expect(log.lines == ["true"])
        button.isSelected = true
        stage.advance(by: 0.1)
        #expect(stage.layers.first(named: "Playing") != nil && button.currentTitle == "Playing")
        button.isSelected = false
        button.isEnabled = false
        stage.advance(by: 0.1)
        #expect(stage.layers.first(named: "Locked") != nil)
        stage.tap(at: CGPoint(x: 200, y: 150))
        #expect(log.lines == ["true"])
    }

    @Test func `a configured button takes title and action of its primary action`() throws {
        var look = UIButton.Configuration.filled()
        look.cornerStyle = .capsule
        look.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
        let button = UIButton(
            configuration: look, primaryAction: UIAction(title: "Buy") { [log] _ in log.lines.append("bought") })
        let stage = stage(button)
        try stage.tap("Buy")
        #expect(log.lines == ["bought"])
        #expect(button.intrinsicContentSize.height > 38)
        button.configuration?.title = "Sold"
        stage.advance(by: 0.1)
        #expect(stage.layers.first(named: "Sold") != nil)
    }

    @Test func `a slider keeps its number in its range, and tells of a drag`() {
        let slider = UISlider()
        slider.maximumValue = 10
        slider.value = 20
        #expect(slider.value == 10)
        slider.value = 0
        slider.addAction(UIAction { [log] _ in log.lines.append("\(slider.value)") }, for: .valueChanged)
        let stage = stage(slider)
        stage.tap(at: CGPoint(x: 200, y: 150))
        #expect(abs(slider.value - 5) < 0.5 && log.lines.last == "\(slider.value)")
        slider.maximumValue = 2
        #expect(slider.value == 2)
    }

    @Test func `a switch is turned by people and by the program, which is told of people only`() {
        let turner = UISwitch()
        turner.addAction(UIAction { [log] _ in log.lines.append("\(turner.isOn)") }, for: .valueChanged)
        let stage = stage(turner, width: 60)
        stage.tap(at: CGPoint(x: 200, y: 150))
        #expect(turner.isOn && log.lines == ["true"])
        turner.setOn(false, animated: true)
        #expect(!turner.isOn && log.lines == ["true"])
        stage.advance(by: 1)
        stage.tap(at: CGPoint(x: 200, y: 150))
        #expect(turner.isOn && log.lines == ["true", "true"])
    }

    @Test func `a search bar tells its delegate of edits, of Return and of Cancel`() throws {
        let bar = UISearchBar()
        bar.delegate = log
        bar.placeholder = "Find"
        bar.showsCancelButton = true
        let stage = stage(bar, width: 300, height: 56)
        stage.tap(at: CGPoint(x: 150, y: 150))
        stage.type("ab")
        #expect(bar.text == "ab" && bar.isFirstResponder)
        try stage.key("Return")
        try stage.tap("Cancel")
        #expect(log.lines == ["a", "ab", "go", "cancel"])
    }

    @Test func `pixels are cropped, turned and made pictures again`() throws {
        let image = UIGraphicsImageRenderer(
            size: CGSize(width: 8, height: 4),
            format: {
                let format = UIGraphicsImageRendererFormat()
                format.scale = 1
                return format
            }()
        ).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        let pixels = try #require(image.cgImage)
        #expect(pixels.width == 8 && pixels.height == 4)
        let part = try #require(pixels.cropping(to: CGRect(x: 2, y: 1, width: 20, height: 2)))
        #expect(part.width == 6 && part.height == 2)
        #expect(pixels.cropping(to: CGRect(x: 9, y: 0, width: 2, height: 2)) == nil)
        let turned = UIImage(cgImage: part, scale: 2, orientation: .right)
        #expect(turned.size == CGSize(width: 1, height: 3) && turned.scale == 2)
        let shot = try #require(ImageRenderer(content: Image(decorative: part, scale: 1)).bitmap)
        // The left two columns of the part are red, the others are clear.
        #expect(shot.width == 6 && shot[1, 1] == 0xFFFF_0000 && shot[2, 1] == 0)
    }

    @Test func `families of fonts and their faces are named, and letters measured`() {
        #expect(UIFont.familyNames.contains("DejaVu Sans"))
        #expect(UIFont.fontNames(forFamilyName: "DejaVu Sans").contains("DejaVuSans-Bold"))
        #expect(UIFont.fontNames(forFamilyName: "No such family").isEmpty)
        let font = UIFont.systemFont(ofSize: 20)
        #expect(font.xHeight > 8 && font.xHeight < font.capHeight && font.capHeight < font.ascender)
    }
}
