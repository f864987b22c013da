public import AnimationCore
import Foundation
import Geometry
@_spi(Engine) public import ViewGraph
@_spi(Engine) import Views

/// Emphasis of badges in the rows of lists.
public struct BadgeProminence: Hashable, Sendable {
    enum Level: Hashable, Sendable { case decreased, standard, increased }

    let level: Level

    /// Fainter than usual.
    public static let decreased = BadgeProminence(level: .decreased)
    /// In the secondary colour.
    public static let standard = BadgeProminence(level: .standard)
    /// White on red.
    public static let increased = BadgeProminence(level: .increased)
}

private enum BadgeProminenceKey: EnvironmentKey { static var defaultValue: BadgeProminence { .standard } }

extension EnvironmentValues {
    /// Emphasis of badges in the rows of lists.
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }
}

extension View {
    /// Sets the emphasis of badges in the rows of lists.
    nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence)
    }
}

/// Shows a badge at the trailing end of a list's row.
nonisolated struct RowBadgeModifier: ViewModifier {
    let badge: Text?
    @Environment(\.isInListRow) private var isInListRow
    @Environment(\.badgeProminence) private var prominence

    init(badge: Text?) { self.badge = badge }

    @MainActor func body(content: Content) -> some View {
        if isInListRow, let badge {
            HStack(spacing: 8) {
                content.frame(maxWidth: .infinity, alignment: .leading)
                switch prominence.level {
                case .decreased: badge.foregroundStyle(.tertiary)
                case .standard: badge.foregroundStyle(.secondary)
                case .increased:
                    badge.font(.subheadline).foregroundStyle(.white).padding(.horizontal, 7).padding(.vertical, 1)
                        .frame(minWidth: 22).background(Color.red, in: .capsule)
                }
            }
        } else {
            content
        }
    }
}
