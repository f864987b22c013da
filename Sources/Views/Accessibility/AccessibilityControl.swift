package import AccessibilityTree
import AnimationCore
@_spi(Engine) package import ViewGraph

extension View {
    /// Has assistive technology ignore this view, which only decorates what others say.
    nonisolated package func accessibilityDecoration(_ isDecoration: Bool = true) -> some View {
        accessibility { _ in
            var facts = AccessibilityFacts()
            facts.isHidden = isDecoration
            facts.standsAlone = false
            return facts
        }
    }

    /// Adds a role and states to this view's elements.
    nonisolated package func accessibilityRole(
        _ role: AccessibilityRole, _ states: AccessibilityStates = []
    ) -> some View {
        accessibility { _ in
            var facts = AccessibilityFacts(role: role)
            facts.states = states
            return facts
        }
    }

    /// Makes this view an element of a role. It is disabled where the environment disables controls.
    nonisolated package func accessibilityControl(
        _ role: AccessibilityRole, _ content: AccessibilityFacts.Content = .combined,
        _ more: @escaping @MainActor (inout AccessibilityFacts) -> Void = { _ in }
    ) -> some View {
        accessibility { environment in
            var facts = AccessibilityFacts(content, role: role)
            if !environment.isEnabled { facts.states.insert(.disabled) }
            more(&facts)
            return facts
        }
    }
}
