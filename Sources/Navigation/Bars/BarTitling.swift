@_spi(Engine) import Controls
import Foundation
@_spi(Engine) public import ViewGraph
public import Views

/// Place of a page's title.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    enum Place: Hashable, Sendable { case automatic, large, inlineLarge, inline }

    let place: Place

    /// Large on the root, in the bar on pushed pages.
    public static var automatic: Self { Self(place: .automatic) }
    /// Below the bar.
    public static var large: Self { Self(place: .large) }
    /// Large, in the bar, behind what is at its leading end.
    public static var inlineLarge: Self { Self(place: .inlineLarge) }
    /// In the bar.
    public static var inline: Self { Self(place: .inline) }
}

/// Purpose of a page's top bar.
public struct ToolbarRole: Hashable, Sendable {
    enum Purpose: Hashable, Sendable { case automatic, navigationStack, browser, editor }

    let purpose: Purpose

    /// As of a page in a stack.
    public static var automatic: Self { Self(purpose: .automatic) }
    /// As of a page in a stack: the title stands in the middle, the back button has a label.
    public static var navigationStack: Self { Self(purpose: .navigationStack) }
    /// As of a browser: the title stands at the leading end.
    public static var browser: Self { Self(purpose: .browser) }
    /// As of an editor: the title stands at the leading end, the back button is a chevron alone.
    public static var editor: Self { Self(purpose: .editor) }

    /// True if the title stands at the leading end of the bar.
    var leadsTitle: Bool { self == .browser || self == .editor }
}

/// Part of bars that is there without being asked for.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case sidebarToggle, title, search }

    let kind: Kind

    /// The button that shows and hides a sidebar.
    public static let sidebarToggle = Self(kind: .sidebarToggle)
    /// The title of the page.
    public static let title = Self(kind: .title)
    /// The search field, which keeps its place here and cannot be taken away.
    public static let search = Self(kind: .search)
}

/// Place, menu and neighbours of a page's title, as its views set them.
struct BarTitling: Equatable {
    var place = ToolbarTitleDisplayMode.automatic
    var role = ToolbarRole.automatic
    var subtitle: Text?
    /// Menu that the title opens; nil for none.
    var menu: ToolbarEntry?
    /// The title as people may change it; nil if they may not.
    var name: Binding<String>?
    var isRemoved = false
    var hidesSidebarToggle = false

    static func == (a: Self, b: Self) -> Bool {
        a.place == b.place && a.role == b.role && a.subtitle == b.subtitle && a.menu === b.menu
            && (a.name == nil) == (b.name == nil) && a.isRemoved == b.isRemoved
            && a.hidesSidebarToggle == b.hidesSidebarToggle
    }

    /// Adds the values of a later sibling, which replace earlier ones.
    mutating func add(_ other: Self) {
        if other.place != .automatic { place = other.place }
        if other.role != .automatic { role = other.role }
        subtitle = other.subtitle ?? subtitle
        menu = other.menu ?? menu
        name = other.name ?? name
        isRemoved = isRemoved || other.isRemoved
        hidesSidebarToggle = hidesSidebarToggle || other.hidesSidebarToggle
    }
}

extension View {
    /// Sets the place of the page's title.
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        bar {
            switch mode.place {
            case .automatic: break
            case .large: $0.mode = $0.mode ?? .large
            case .inline: $0.mode = $0.mode ?? .inline
            case .inlineLarge: $0.titling.place = .inlineLarge
            }
        }
    }

    /// Sets the purpose of the page's top bar.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { bar { $0.titling.role = role } }

    /// Has the page's title open a menu of `content`.
    nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        let menu = ToolbarEntry(place: .none, view: AnyView(content()))
        return bar { $0.titling.menu = $0.titling.menu ?? menu }
    }

    /// Takes away a part of the bars that is there without being asked for; nil takes away nothing.
    nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        bar {
            switch defaultItemKind?.kind {
            case .sidebarToggle: $0.titling.hidesSidebarToggle = true
            case .title: $0.titling.isRemoved = true
            case .search, nil: break
            }
        }
    }

    /// Sets the title of the page, which people can change in the title's menu.
    nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
        let text = Text(verbatim: title.wrappedValue)
        return bar {
            guard $0.title == nil else { return }
            $0.title = text
            $0.titling.name = title
        }
    }

    /// Sets the line below the page's title.
    nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
        bar { $0.titling.subtitle = $0.titling.subtitle ?? subtitle }
    }

    /// Sets the line below the page's title.
    nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    /// Sets the line below the page's title to `subtitle`, not localised.
    @_disfavoredOverload nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(subtitle))
    }
}

/// Title of a page, which opens a menu if it has one, and can be changed if a program allows it.
nonisolated struct BarTitle<Title: View>: View {
    let title: Title
    let titling: BarTitling
    @State private var isEditing = false
    @FocusState private var isFocused: Bool

    init(title: Title, titling: BarTitling) {
        self.title = title
        self.titling = titling
    }

    @MainActor var body: some View {
        if isEditing, let name = titling.name {
            TextField("Title", text: name)
                .focused($isFocused)
                .onSubmit { isEditing = false }
                .onAppear { isFocused = true }
                .onChange(of: isFocused) { if !isFocused { isEditing = false } }
                .textFieldStyle(.roundedBorder)
                .frame(maxWidth: 280)
        } else if titling.menu != nil || titling.name != nil {
            Menu {
                titling.menu?.view
                if titling.name != nil { Button("Rename", systemImage: "pencil") { isEditing = true } }
            } label: {
                HStack(spacing: 5) {
                    title.lineLimit(1).foregroundStyle(Color.primary)
                    Image(systemName: "chevron.down.circle.fill").foregroundStyle(Color.secondary).imageScale(.small)
                }
            }
            .menuIndicator(.hidden)
            .buttonStyle(.borderless)
        } else {
            title.lineLimit(1)
        }
    }
}

/// Gap between items of a bar.
nonisolated public struct ToolbarSpacer: ToolbarContent {
    private let isFlexible: Bool
    private let placement: ToolbarItemPlacement

    /// Makes a gap at `placement`: a fixed one of 8 points, or one that takes the room that there is.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        isFlexible = sizing == .flexible
        self.placement = placement
    }

    /// Empty: a gap is not composed of other content.
    @MainActor public var body: _TupleToolbarContent { _TupleToolbarContent(parts: []) }

    /// Appends this gap.
    @MainActor public func _collect(_ items: inout _ToolbarItems) {
        let view = isFlexible ? AnyView(Spacer(minLength: 8)) : AnyView(Color.clear.frame(width: 8, height: 1))
        items.entries.append(ToolbarEntry(place: placement.place, view: view))
    }
}

/// Size of gaps between items of a bar.
public struct SpacerSizing: Hashable, Sendable {
    private let isFlexible: Bool

    /// All the room that there is.
    public static let flexible = SpacerSizing(isFlexible: true)
    /// A size of its own.
    public static let fixed = SpacerSizing(isFlexible: false)
}
