public import Foundation
import Geometry
import ViewGraph
import Views

/// Effect of a `UIVisualEffectView`.
public class UIVisualEffect: Hashable, @unchecked Sendable {
    init() {}

    /// True if both are the same object.
    public static func == (a: UIVisualEffect, b: UIVisualEffect) -> Bool { a === b }
    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Blur of what lies behind, with a tint.
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    /// Strength and tint of a blur.
    public enum Style: Int, Sendable {
        /// Bright, light, dark.
        case extraLight, light, dark
        /// By the appearance.
        case regular = 4
        /// By the appearance, brighter.
        case prominent
        /// By the appearance, from little tint to much.
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        /// Light in both appearances.
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        /// Light in both appearances, as of bars.
        case systemChromeMaterialLight
        /// Dark in both appearances.
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
        /// Dark in both appearances, as of bars.
        case systemChromeMaterialDark
    }

    let style: Style

    /// A blur of `style`.
    public init(style: Style) {
        self.style = style
        super.init()
    }
}

/// View with an effect on what lies behind it. Other views lie in ``contentView``.
open class UIVisualEffectView: UIView {
    /// The effect; nil for none.
    open var effect: UIVisualEffect? { didSet { if effect != oldValue { effectChanged() } } }
    /// View over the effect, of the same size.
    public let contentView = UIView()

    private let hosting = HostingView(EffectContent())

    /// A view with `effect`.
    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        addHosting(hosting)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
        self.effect = effect
        effectChanged()
    }

    /// A view without an effect.
    public convenience override init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    /// Returns nil: views cannot be decoded here.
    public required init?(coder: NSCoder) { return nil }

    private func effectChanged() { hosting.show(EffectContent(style: (effect as? UIBlurEffect)?.style)) }
}

private struct EffectContent: View {
    var style: UIBlurEffect.Style?
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        if let style { Rectangle().fill(style.material).environment(\.colorScheme, style.scheme ?? scheme) }
    }
}

extension UIBlurEffect.Style {
    fileprivate var material: Material {
        switch self {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThin
        case .light, .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
        case .dark, .regular, .systemMaterial, .systemMaterialLight, .systemMaterialDark: .regular
        case .extraLight, .prominent, .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: .thick
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
        }
    }

    /// Appearance of the style; nil for that of its place.
    fileprivate var scheme: ColorScheme? {
        switch self {
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight:
            .light
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark:
            .dark
        default: nil
        }
    }
}
