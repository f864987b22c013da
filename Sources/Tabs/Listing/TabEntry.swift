import Controls
import Foundation
@_spi(Engine) import ViewGraph
import Views

/// One tab, as a view with tabs knows it.
struct TabEntry: Identifiable {
    /// Identity among the tabs.
    let id: [AnyHashable]
    /// Value that selects the tab; nil if it has none.
    var tag: AnyHashable?
    /// Item in the bar; nil if the content sets it when it is made, or if there is none.
    var label: TabLabel?
    var badge: Text?
    var isHidden = false
    var isDisabled = false
    var isSearch = false
    var customizing = TabCustomizing()
    let content: AnyView
    /// Section of the tab; nil if it is in none.
    var section: TabSectionEntry?
}

/// Section of a sidebar.
struct TabSectionEntry: Identifiable {
    let id: [AnyHashable]
    let header: AnyView?
    /// Identity in a ``TabViewCustomization``; nil if people cannot move the section's tabs.
    var customizationID: String?
}

/// Image and text of an item in a bar.
@MainActor struct TabLabel {
    var image: AnyView?
    var title: AnyView?
    /// Views that are neither.
    var other: AnyView?

    /// Finds the image and the text in `label`, whose order does not matter.
    init(_ label: some View) {
        if let parts = label as? DefaultTabLabel {
            image = AnyView(parts.image)
            title = AnyView(parts.title)
            return
        }
        for element in ElementListing(label).elements {
            if element.base is Image {
                image = element.view
            } else if element.base is Text {
                title = element.view
            } else {
                other = element.view
            }
        }
    }
}
