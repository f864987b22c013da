import AnimationCore
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Formatting of values in texts: S14.12.
@MainActor struct TextFormatTests {
    private func string(_ text: Text, _ locale: String = "en_US") throws -> String {
        try ViewStage(text.environment(\.locale, Locale(identifier: locale))).request().runs.map(\.string).joined()
    }

    @Test func `an interpolated whole number is grouped as the place's locale has it`() throws {
        #expect(try string(Text("Score: \(1_234_567)")) == "Score: 1,234,567")
        #expect(try string(Text("Score: \(1_234_567)"), "de_DE") == "Score: 1.234.567")
        #expect(try string(Text("\(UInt8(7)) \(-5)")) == "7 -5")
    }

    @Test func `an interpolated fraction has six decimals`() throws {
        #expect(try string(Text("\(1.5)")) == "1.500000")
        #expect(try string(Text("\(CGFloat(0.1)) \(Float(2))")) == "0.100000 2.000000")
    }

    @Test func `specifiers are those of printf`() throws {
        #expect(try string(Text("\(3.14159, specifier: "%.2f") \(7, specifier: "%03d")")) == "3.14 007")
    }

    @Test func `strings are shown as they are`() throws {
        let number = "\(1234)"
        #expect(try string(Text(number)) == "1234")
        #expect(try string(Text(verbatim: "\(1234)")) == "1234")
    }

    @Test func `formats are those of Foundation, in the place's locale`() throws {
        #expect(try string(Text(12, format: .number.sign(strategy: .always()))) == "+12")
        #expect(try string(Text(-12, format: .number.sign(strategy: .always()))) == "-12")
        #expect(try string(Text(0.256, format: .percent.precision(.fractionLength(1)))) == "25.6%")
        #expect(try string(Text(1234.5, format: .number), "de_DE") == "1.234,5")
        #expect(try string(Text("now \(5, format: .number.precision(.integerLength(3)))")) == "now 005")
    }

    @Test func `equal texts are equal, whatever they are made of`() {
        #expect(Text("\(5)") == Text("\(5)"))
        #expect(Text("\(5)") != Text("\(6)"))
        #expect(Text(5, format: .number) == Text(5, format: .number))
        #expect(Text("a").bold() != Text("a"))
        #expect(Text("a").foregroundStyle(.red) == Text("a").foregroundStyle(.red))
    }
}
