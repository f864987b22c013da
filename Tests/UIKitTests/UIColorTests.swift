import SwiftUI
import Testing
import UIKit

@Suite struct UIColorTests {
    private func components(_ color: UIColor) -> [CGFloat] {
        var red: CGFloat = -1
        var green: CGFloat = -1
        var blue: CGFloat = -1
        var alpha: CGFloat = -1
        unsafe color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }

    @Test func `components come back as they were given`() {
        #expect(components(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)) == [0.1, 0.2, 0.3, 0.4])
        #expect(components(UIColor(white: 0.7, alpha: 1)) == [0.7, 0.7, 0.7, 1])
        #expect(components(UIColor(red: 1, green: 0, blue: 0, alpha: 1).withAlphaComponent(0.5)) == [1, 0, 0, 0.5])
    }

    @Test func `a SwiftUI colour goes there and back`() {
        let there = UIColor(Color(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5))
        for (found, given) in zip(components(there), [0.25, 0.5, 0.75, 0.5]) { #expect(abs(found - given) < 1e-5) }
        #expect(Color(there) == Color(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5))
        #expect(Color(uiColor: UIColor(Color.red)) == .red)
    }

    /// Colours by red, green and blue, and by hue, saturation and brightness.
    private static let pairs: [(rgb: [CGFloat], hsb: [CGFloat])] = [
        (rgb: [1, 0, 0], hsb: [0, 1, 1]), (rgb: [0, 1, 0], hsb: [1.0 / 3, 1, 1]),
        (rgb: [0, 0, 1], hsb: [2.0 / 3, 1, 1]),
        (rgb: [1, 0, 1], hsb: [5.0 / 6, 1, 1]), (rgb: [0.5, 0.5, 0.5], hsb: [0, 0, 0.5]),
        (rgb: [0, 0, 0], hsb: [0, 0, 0]),
    ]

    @Test(arguments: pairs) func `hue, saturation and brightness`(pair: (rgb: [CGFloat], hsb: [CGFloat])) {
        var hue: CGFloat = -1
        var saturation: CGFloat = -1
        var brightness: CGFloat = -1
        let color = UIColor(red: pair.rgb[0], green: pair.rgb[1], blue: pair.rgb[2], alpha: 1)
        unsafe color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
        for (found, given) in zip([hue, saturation, brightness], pair.hsb) { #expect(abs(found - given) < 1e-12) }
        let back = components(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1))
        for (found, given) in zip(back, pair.rgb) { #expect(abs(found - given) < 1e-12) }
    }

    @Test func `only a grey has a white`() {
        var white: CGFloat = -1
        #expect(unsafe UIColor.gray.getWhite(&white, alpha: nil))
        #expect(white == 0.5)
        #expect(unsafe !UIColor.red.getWhite(&white, alpha: nil))
        #expect(white == 0.5)
    }

    @Test func `equal components are an equal colour`() {
        #expect(UIColor(white: 0, alpha: 1) == .black)
        #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
        #expect(UIColor.systemGray5 != .systemGray6)
    }

    @Test func `a colour that differs with the appearance does so in SwiftUI too`() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        var environment = EnvironmentValues()
        environment.colorScheme = .light
        #expect(Color(color).resolve(in: environment).red == 0)
        environment.colorScheme = .dark
        #expect(Color(color).resolve(in: environment).red > 0.9999)
        #expect(components(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))) == [1, 1, 1, 1])
        #expect(Color(color.withAlphaComponent(0.5)).resolve(in: environment).opacity == 0.5)
    }

    @Test func `a colour literal is one`() {
        // swift-format-ignore: NoPlaygroundLiterals
        let literal: UIColor = #colorLiteral(red: 0.5, green: 0.25, blue: 0, alpha: 1)
        #expect(components(literal) == [0.5, 0.25, 0, 1])
    }
}

/// Colours as objects of Foundation: archives, comparison, conversions.
@Suite struct UIColorObjectTests {
    @Test func `an archived colour comes back, both variants too`() throws {
        for color in [UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), .systemBackground, UIColor(Color.blue)] {
            let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
            let back = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
            #expect(back == color)
        }
    }

    @Test func `colours are equal by their components`() {
        #expect(UIColor(Color(red: 1, green: 0, blue: 0)) == UIColor.red)
        #expect(UIColor.red != UIColor.systemRed)
        #expect((UIColor.red as Any) is NSObject)
    }

    @Test func `a colour of Core Graphics becomes a colour`() {
        #expect(Color(UIColor.red.cgColor) == Color(red: 1, green: 0, blue: 0))
        #expect(Color(cgColor: UIColor.red.cgColor) == Color(UIColor.red))
    }

    @Test func `components of Display P3 give the same greys, and stronger colours`() {
        let grey = UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25)
        let red = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
        let parts = grey.cgColor.components ?? []
        #expect(zip(parts, [0.5, 0.5, 0.5, 0.25]).allSatisfy { abs($0 - $1) < 1e-5 } && parts.count == 4)
        let strong = red.cgColor.components ?? [0, 0, 0, 0]
        #expect(strong[0] > 1 && strong[1] < 0 && strong[3] == 1, "\(strong)")
    }
}
