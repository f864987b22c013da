import SwiftUI

/// Controls of UIKit in a view of SwiftUI.
struct ControlsUIKitPage: GalleryPage {
    static let name = "uikit-controls"
    static let title = "UIKit's controls"
    static let summary = "UIButton, UISlider, UISwitch, UISearchBar, CGImage, CGGradient"
    static let symbol = "switch.2"

    @State private var note = "Nothing pressed yet"

    var body: some View {
        VStack(spacing: 20) {
            Control { searchBar }.frame(height: 56)
            HStack(spacing: 16) {
                Control { button(.plain(), "Plain") }.fixedSize()
                Control { button(.gray(), "Gray") }.fixedSize()
            }
            HStack(spacing: 16) {
                Control { button(.tinted(), "Tinted") }.fixedSize()
                Control { button(.filled(), "Filled") }.fixedSize()
            }
            HStack(spacing: 16) {
                Control { slider }.frame(width: 240, height: 32)
                Control { turner }.fixedSize()
            }
            HStack(spacing: 16) {
                Image(uiImage: sunset)
                if let half = sunset.cgImage?.cropping(to: CGRect(x: 0, y: 0, width: 80, height: 80)) {
                    Image(decorative: half, scale: 1)
                    Image(decorative: half, scale: 1, orientation: .right)
                }
            }
            Text(note).foregroundStyle(.secondary)
        }
        .padding()
    }

    private var searchBar: UISearchBar {
        let bar = UISearchBar()
        bar.placeholder = "Search"
        bar.searchBarStyle = .minimal
        bar.searchTextField.addAction(
            UIAction { [weak bar] _ in note = "Searching for “\(bar?.text ?? "")”" }, for: .editingChanged)
        return bar
    }

    private func button(_ look: UIButton.Configuration, _ title: String) -> UIButton {
        var look = look
        look.title = title
        look.image = UIImage(systemName: "star")
        look.imagePadding = 6
        return UIButton(configuration: look, primaryAction: UIAction { _ in note = "\(title) was pressed" })
    }

    private var slider: UISlider {
        let slider = UISlider()
        slider.maximumValue = 100
        slider.value = 40
        slider.accessibilityLabel = "Volume"
        slider.addAction(
            UIAction { [weak slider] _ in note = "Volume \(Int(slider?.value ?? 0))" }, for: .valueChanged)
        return slider
    }

    private var turner: UISwitch {
        let turner = UISwitch()
        turner.onTintColor = .systemIndigo
        turner.accessibilityLabel = "Light"
        turner.addAction(
            UIAction { [weak turner] _ in note = turner?.isOn == true ? "Light on" : "Light off" }, for: .valueChanged)
        return turner
    }

    private var sunset: UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 160, height: 80), format: format).image { renderer in
            let sky = [UIColor.systemOrange.cgColor, UIColor.systemPurple.cgColor] as CFArray
            if let colors = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: sky, locations: [0, 1]) {
                renderer.cgContext.drawLinearGradient(
                    colors, start: CGPoint(x: 0, y: 80), end: .zero, options: [])
            }
            UIColor.systemYellow.setFill()
            renderer.cgContext.fillEllipse(in: CGRect(x: 30, y: 45, width: 24, height: 24))
        }
    }
}

/// A view of UIKit that is made once.
private struct Control: UIViewRepresentable {
    let make: @MainActor () -> UIView

    func makeUIView(context: Context) -> UIView { make() }
    func updateUIView(_ uiView: UIView, context: Context) {}
}
