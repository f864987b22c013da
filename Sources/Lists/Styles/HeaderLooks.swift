public import AnimationCore
import Foundation
@_spi(Engine) public import ViewGraph
import Views

/// Prominence of the headers of sections.
public enum Prominence: Sendable {
    /// As other headers of the list's style.
    case standard
    /// As a title.
    case increased
}

private enum HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }

extension EnvironmentValues {
    /// Prominence of the headers of sections; default standard.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
}

extension View {
    /// Sets the prominence of the headers of sections in this view.
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }
}

extension SectionLooks {
    /// Headers and footers of a list of `kind`.
    static func list(_ kind: _ListKind) -> SectionLooks {
        SectionLooks(
            header: { environment in
                environment.isInListRow = false
                if kind == .sidebar || environment.headerProminence == .increased {
                    environment.font = .title3.weight(.semibold)
                    return
                }
                environment.foregroundStyle = AnyShapeStyle(Color.secondary)
                if kind.isGrouped {
                    environment.font = .footnote
                    if environment.fontTraits.textCase == nil { environment.fontTraits.textCase = .some(.uppercase) }
                } else {
                    environment.font = .subheadline.weight(.semibold)
                }
            },
            footer: { environment in
                environment.isInListRow = false
                environment.font = .footnote
                environment.foregroundStyle = AnyShapeStyle(Color.secondary)
            })
    }
}
