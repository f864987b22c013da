/// Look of the bar above windows, of which there is none here.
public enum UIStatusBarStyle: Int, Sendable {
    /// As the appearance asks.
    case `default`
    /// Light, for dark content below.
    case lightContent
    /// Dark, for light content below.
    case darkContent = 3
}

extension UIViewController {
    /// Asks for the look of the bar above windows anew. There is nothing to do.
    public func setNeedsStatusBarAppearanceUpdate() {}
    /// Asks for the orientations of the interface anew. There is nothing to do.
    public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
}
