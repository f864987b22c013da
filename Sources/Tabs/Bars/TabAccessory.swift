public import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
@_spi(Engine) public import ViewGraph
@_spi(Engine) import Views

/// Place of a view that accompanies a tab bar.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    /// In the line of a tab bar that has become small.
    case inline
    /// Above the tab bar, or at the bottom beside a sidebar.
    case expanded
}

private enum TabAccessoryKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private enum AccessoryPlacementKey: EnvironmentKey {
    static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
    /// View that accompanies tab bars; nil for none.
    var tabAccessory: AnyView? {
        get { self[TabAccessoryKey.self] }
        set { self[TabAccessoryKey.self] = newValue }
    }

    /// Place of the view, in a view that accompanies a tab bar: always `expanded`, since bars do not become small here;
    /// nil elsewhere.
    public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
        get { self[AccessoryPlacementKey.self] }
        set { self[AccessoryPlacementKey.self] = newValue }
    }
}

/// A view on glass above a tab bar.
nonisolated struct TabAccessory: View {
    let content: AnyView?

    @MainActor var body: some View {
        if let content {
            content
                .environment(\.tabViewBottomAccessoryPlacement, .expanded)
                .frame(maxWidth: .infinity, minHeight: 48)
                .fixedSize(horizontal: false, vertical: true)
                .glassEffect()
                .padding(.horizontal, 20)
                .padding(.bottom, 8)
        }
    }
}

extension View {
    /// Shows `content` on a strip of glass above the tab bar, on all tabs; beside a sidebar, at the bottom.
    nonisolated public func tabViewBottomAccessory<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        let view = content()
        return environment(\.tabAccessory, AnyView(view))
    }

    /// Shows `content` above the tab bar, as ``tabViewBottomAccessory(content:)``, if `isEnabled` is true.
    nonisolated public func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool, @ViewBuilder content: () -> Content
    ) -> some View {
        let view = content()
        return environment(\.tabAccessory, isEnabled ? AnyView(view) : nil)
    }
}
