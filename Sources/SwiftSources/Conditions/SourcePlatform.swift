/// System whose parts of the sources a program is built from.
package enum SourcePlatform: String, Hashable, Sendable, CaseIterable {
    /// An iPad: code for touch.
    case ipad
    /// A Mac, without AppKit, which is not there.
    case macos
    /// The system that the compiler builds for. Nothing is decided here.
    case linux

    /// Value of `os(name)`; nil if the compiler decides.
    package func isOperatingSystem(_ name: String) -> Bool? {
        switch self {
        case .ipad: name == "iOS"
        case .macos: name == "macOS" || name == "OSX"
        case .linux: nil
        }
    }

    /// Value of `targetEnvironment(name)`; nil if the compiler decides.
    package func isEnvironment(_ name: String) -> Bool? { self == .linux ? nil : false }

    /// Value of `canImport(module)`, where the module may be a part of one, such as `UIKit.UIView`; nil if the compiler
    /// decides, which looks for the module.
    package func canImport(_ module: String) -> Bool? {
        let name = module.split(separator: ".").first.map(String.init) ?? module
        switch self {
        // The module is there for the programs of either system.
        case .ipad: return name == "UIKit" ? true : nil
        case .macos: return name == "UIKit" ? false : nil
        case .linux: return nil
        }
    }
}
