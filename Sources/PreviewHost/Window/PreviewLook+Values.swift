import Foundation
import PreviewMessages
@_spi(Engine) import Views

extension PreviewLook.Device {
    var title: String {
        switch self {
        case .phone: "Phone"
        case .smallPhone: "Small phone"
        case .tablet: "Tablet"
        case .window: "Window"
        }
    }

    /// Size of the upright device, in points.
    var size: CGSize {
        switch self {
        case .phone: CGSize(width: 393, height: 852)
        case .smallPhone: CGSize(width: 375, height: 667)
        case .tablet: CGSize(width: 820, height: 1180)
        case .window: CGSize(width: 640, height: 480)
        }
    }

    /// Device that is meant by a name of Apple's, such as `iPad Air`; nil if it is not known.
    init?(named name: String) {
        let name = name.lowercased()
        if name.contains("ipad") {
            self = .tablet
        } else if name.contains("iphone se") || name.contains("mini") {
            self = .smallPhone
        } else if name.contains("iphone") {
            self = .phone
        } else if name.contains("mac") {
            self = .window
        } else {
            return nil
        }
    }
}

extension PreviewLook.TextSize {
    var title: String {
        switch self {
        case .small: "Small"
        case .standard: "Standard"
        case .large: "Large"
        case .largest: "Largest"
        case .accessibility: "Accessibility"
        }
    }

    var value: DynamicTypeSize {
        switch self {
        case .small: .xSmall
        case .standard: .large
        case .large: .xLarge
        case .largest: .xxxLarge
        case .accessibility: .accessibility3
        }
    }
}

extension PreviewLook {
    /// Size of a preview with these traits; nil for its ideal size.
    func size(_ traits: PreviewTraits) -> CGSize? {
        let upright: CGSize
        switch traits.layout {
        case .sizeThatFits: return nil
        case .fixed(let width, let height): return CGSize(width: width, height: height)
        case .device: upright = (traits.device.flatMap(Device.init(named:)) ?? device).size
        }
        switch traits.orientation {
        case .landscapeLeft, .landscapeRight: return CGSize(width: upright.height, height: upright.width)
        default: return upright
        }
    }
}
