import Foundation
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Look of the text in a field.
struct TextInputStyle {
    let font: UIFont
    let color: UIColor?
    let tint: UIColor?
    let alignment: NSTextAlignment

    init(
        _ font: UIFont? = nil, _ color: UIColor? = nil, _ tint: UIColor? = nil, _ alignment: NSTextAlignment = .natural
    ) {
        self.font = font ?? .systemFont(ofSize: 17)
        self.color = color
        self.tint = tint
        self.alignment = alignment
    }

    var textAlignment: TextAlignment {
        switch alignment {
        case .center: .center
        case .right: .trailing
        case .left, .natural, .justified: .leading
        }
    }
}

extension View {
    /// The view with this look of its texts.
    @MainActor @ViewBuilder func textInputStyle(_ style: TextInputStyle) -> some View {
        let view = font(style.font.font).foregroundStyle(style.color.map { Color(uiColor: $0) } ?? Color.primary)
            .multilineTextAlignment(style.textAlignment)
        if let tint = style.tint { view.tint(Color(uiColor: tint)) } else { view }
    }
}

extension String {
    /// The range of UTF-16 code units of a range of bytes of UTF-8; both are clamped to the string.
    func utf16Range(ofUTF8 range: Range<Int>) -> NSRange {
        func index(_ offset: Int) -> Index {
            utf8.index(startIndex, offsetBy: Swift.min(Swift.max(offset, 0), utf8.count))
        }
        return NSRange(index(range.lowerBound)..<index(range.upperBound), in: self)
    }

    /// The range of bytes of UTF-8 of a range of UTF-16 code units, clamped to the string.
    func utf8Range(ofUTF16 range: NSRange) -> Range<Int> {
        func offset(_ place: Int) -> Int {
            let index = utf16.index(startIndex, offsetBy: Swift.min(Swift.max(place, 0), utf16.count))
            return utf8.distance(from: startIndex, to: index)
        }
        // The end may be beyond all numbers, as after `NSNotFound`.
        let (end, isTooLarge) = range.location.addingReportingOverflow(range.length)
        let start = offset(range.location)
        return start..<Swift.max(offset(isTooLarge ? .max : end), start)
    }
}
