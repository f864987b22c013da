import Foundation
import Platform

/// Shadow around a window, and the hairline at its edge.
///
/// - Units: points from the window's top left corner.
/// - Method: a rectangle under a Gaussian blur is the product of two blurred intervals, one for each axis. An image of
///   it therefore takes two short tables and one multiplication per pixel. The round corners of the window are ignored,
///   because the difference is not visible.
struct WindowShadow {
    private let look: WindowShadowLook
    /// Maximum opacity, 0…1.
    private let strength: Double
    /// Standard deviation of the blur, in points.
    private let softness: Double
    /// Offset downwards, in points.
    private let drop: Double
    private let hairline: Double

    init(_ look: WindowShadowLook) {
        self.look = look
        strength = look.isActive ? (look.isDark ? 0.55 : 0.34) : (look.isDark ? 0.4 : 0.2)
        softness = look.isActive ? 11 : 8
        drop = look.isActive ? 5 : 3
        hairline = look.isDark ? 0.5 : 0.16
    }

    /// Returns a function that gives the pixels of `area`: black with an opacity, as `0xAARRGGBB`.
    func pixels(of area: CGRect, scale: Double, width: Int, height: Int) -> (_ x: Int, _ y: Int) -> UInt32 {
        let columns = (0..<width).map { area.minX + (Double($0) + 0.5) / scale }
        let rows = (0..<height).map { area.minY + (Double($0) + 0.5) / scale }
        let across = columns.map { coverage(of: $0, from: 0, to: look.size.width) * fade($0, 0, look.size.width) }
        let down = rows.map {
            coverage(of: $0, from: drop, to: look.size.height + drop) * fade($0, 0, look.size.height)
        }
        let line = 1 / scale
        let nearColumns = columns.map { $0 > -line && $0 < look.size.width + line }
        let nearRows = rows.map { $0 > -line && $0 < look.size.height + line }
        return { x, y in
            var opacity = strength * across[x] * down[y]
            if nearColumns[x] && nearRows[y] {
                // Coverage of this pixel by the line around the window, which is one pixel wide.
                let distance = distance(toWindowFrom: columns[x], rows[y])
                opacity += (1 - opacity) * hairline * max(0, 1 - abs(distance / line - 0.5))
            }
            return UInt32((opacity * 255).rounded()) << 24
        }
    }

    /// Returns the distance of a point from the window's edge, in points; negative inside. The upper corners are round.
    private func distance(toWindowFrom x: Double, _ y: Double) -> Double {
        let radius = TitleBar.cornerRadius
        let width = look.size.width
        if y < radius, x < radius || x > width - radius {
            return hypot(x - (x < radius ? radius : width - radius), y - radius) - radius
        }
        return max(-x, x - width, -y, y - look.size.height)
    }

    /// Returns the value of a blurred interval at a point, 0…1.
    private func coverage(of place: Double, from start: Double, to end: Double) -> Double {
        let width = softness * 2.0.squareRoot()
        return 0.5 * (erf((place - start) / width) - erf((place - end) / width))
    }

    /// Returns a factor 0…1 that reduces the blur, which is infinite, to 0 at the limit of its reach.
    private func fade(_ place: Double, _ start: Double, _ end: Double) -> Double {
        let outside = max(start - place, place - end)
        let reach = WindowShadowLook.reach
        return outside <= reach - 8 ? 1 : max(0, (reach - outside) / 8)
    }
}
