import Foundation

// Foundation returns ranges through pointers.
extension NSAttributedString {
    /// Attributes of the character at `location`, in UTF-16.
    func attributes(at location: Int) -> [NSAttributedString.Key: Any] {
        unsafe attributes(at: location, effectiveRange: nil)
    }

    /// Parts of equal attributes, in their order.
    var runs: [(string: String, attributes: [NSAttributedString.Key: Any])] {
        var runs: [(string: String, attributes: [NSAttributedString.Key: Any])] = []
        let whole = NSString(string: string)
        unsafe enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
            runs.append((whole.substring(with: range), attributes))
        }
        return runs
    }
}
