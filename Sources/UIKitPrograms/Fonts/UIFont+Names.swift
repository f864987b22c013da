import CairoRenderer
import Foundation
public import UIKitCore

extension UIFont {
    /// Names of the installed families.
    @preconcurrency @MainActor public static var familyNames: [String] { FontFamilies.installed }

    /// Names of the faces of the family `familyName`; none for a family that is not installed.
    @preconcurrency @MainActor public static func fontNames(forFamilyName familyName: String) -> [String] {
        FontFamilies.faces(of: familyName)
    }
}
