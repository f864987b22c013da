package import Foundation

extension ProjectionTransform {
    /// The transform of `rotation3DEffect` for a view of `size` (S27.4).
    ///
    /// - Parameters:
    ///   - rotation: angle about the axis.
    ///   - axis: axis of any length; zero gives the identity. x points right, y down, z away from the eye.
    ///   - anchor: point of the view through which the axis runs.
    ///   - anchorZ: depth of that point, in points.
    ///   - perspective: the eye's distance is max(width, height)/perspective; 0 is infinitely far.
    ///   - size: size of the view, in points.
    package init(
        rotation: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1, size: CGSize
    ) {
        self.init()
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0, length.isFinite, rotation.radians.isFinite else { return }
        let x = axis.x / length
        let y = axis.y / length
        let z = axis.z / length
        let c = CGFloat(cos(rotation.radians))
        let s = CGFloat(sin(rotation.radians))
        let t = 1 - c
        let r11 = c + x * x * t
        let r12 = x * y * t + z * s
        let r13 = x * z * t - y * s
        let r21 = x * y * t - z * s
        let r22 = c + y * y * t
        let r23 = y * z * t + x * s
        let r31 = x * z * t + y * s
        let r32 = y * z * t - x * s
        let r33 = c + z * z * t

        let a = anchor.point(in: size)
        let extent = max(size.width, size.height)
        // An empty view has no perspective: the eye's distance would be 0.
        let nearness = extent > 0 ? perspective / extent : 0
        m13 = -r13 * nearness
        m23 = -r23 * nearness
        m33 = 1 + (a.x * r13 + a.y * r23 + anchorZ * r33) * nearness
        m11 = r11 + a.x * m13
        m12 = r12 + a.y * m13
        m21 = r21 + a.x * m23
        m22 = r22 + a.y * m23
        m31 = -(a.x * r11 + a.y * r21 + anchorZ * r31) + a.x * m33
        m32 = -(a.x * r12 + a.y * r22 + anchorZ * r32) + a.y * m33
    }
}
