/// Looks of bars, dots, segments and editors for all views that are made from now on, as programs set them by UIKit's
/// `appearance()`. Nil is the usual look.
@MainActor package struct ControlAppearance {
    /// The looks in use.
    package static var current = ControlAppearance()

    /// Look of the bar above pages.
    package struct NavigationBar {
        package var background: Color?
        /// Colour of buttons.
        package var tint: Color?
        package var title = Title()
        package var largeTitle = Title()
    }

    /// Look of a title.
    package struct Title {
        package var color: Color?
        package var font: Font?
    }

    /// Look of the bar of tabs.
    package struct TabBar {
        package var background: Color?
        package var selected: Color?
        package var unselected: Color?
        package var isHidden = false
    }

    /// Look of a picker's segments.
    package struct Segments {
        package var background: Color?
        package var selected: Color?
        /// Colour of all titles.
        package var title: Color?
    }

    /// Behaviour of scroll views where nothing nearer sets it.
    package struct Scrolling: Equatable {
        package var bounces = true
        package var showsVerticalIndicator = true
        package var showsHorizontalIndicator = true
    }

    package var scrolling = Scrolling()
    package var navigationBar = NavigationBar()
    package var tabBar = TabBar()
    package var segments = Segments()
    /// Dot of the page in view.
    package var currentDot: Color?
    /// Dots of the other pages.
    package var otherDot: Color?
    /// Colour of a switch that is on.
    package var switchTint: Color?
    /// Background of text editors.
    package var editorBackground: Color?
}
