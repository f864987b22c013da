package import Foundation

extension ProjectionTransform {
    /// Smallest depth (third homogeneous coordinate) that is drawn: what lies behind the eye must not appear mirrored
    /// in front of it (S27.6). At 1/64 points are magnified 64 times, beyond the size of any window.
    package static let nearestW: CGFloat = 1.0 / 64

    /// The affine equivalent; nil if the transform is not affine.
    package var affine: CGAffineTransform? {
        isAffine ? CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) : nil
    }

    /// True if this is a translation.
    package var isTranslation: Bool { isAffine && m11 == 1 && m12 == 0 && m21 == 0 && m22 == 1 }

    package var isFinite: Bool {
        (m11 + m12 + m13 + m21 + m22 + m23 + m31 + m32 + m33).isFinite
    }

    package init(translationX x: CGFloat, y: CGFloat) {
        self.init()
        m31 = x
        m32 = y
    }

    /// The transform as a 4×4 matrix by rows, for row vectors, as in layer snapshots; z is unchanged.
    package var rows: [Double] {
        [
            Double(m11), Double(m12), 0, Double(m13),
            Double(m21), Double(m22), 0, Double(m23),
            0, 0, 1, 0,
            Double(m31), Double(m32), 0, Double(m33),
        ]
    }

    /// The transform with `offset` as its origin.
    package func about(_ offset: CGPoint) -> ProjectionTransform {
        ProjectionTransform(translationX: -offset.x, y: -offset.y).concatenating(self)
            .concatenating(ProjectionTransform(translationX: offset.x, y: offset.y))
    }

    /// Visible part of the transformed `rect`: a convex polygon of up to five points, cut at ``nearestW``, so always
    /// finite.
    package func polygon(of rect: CGRect) -> [CGPoint] {
        let corners = rect.corners
        if isAffine { return corners.map { $0.applying(self) } }
        let depths = corners.map { $0.x * m13 + $0.y * m23 + m33 }
        if depths.allSatisfy({ $0 >= Self.nearestW }) { return corners.map { $0.applying(self) } }
        var result: [CGPoint] = []
        for index in corners.indices {
            let next = (index + 1) % corners.count
            let (from, to) = (depths[index], depths[next])
            if from >= Self.nearestW { result.append(corners[index].applying(self)) }
            if (from >= Self.nearestW) != (to >= Self.nearestW) {
                let part = (Self.nearestW - from) / (to - from)
                let a = corners[index]
                let b = corners[next]
                let cut = CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
                result.append(atDepth(Self.nearestW, cut))
            }
        }
        return result
    }

    /// Bounding rectangle of the visible part of the transformed `rect`; null if nothing is visible.
    package func boundingRect(of rect: CGRect) -> CGRect {
        if rect.isNull { return rect }
        if let affine { return rect.applying(affine) }
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        let nearest = min(
            min(depth(left, top), depth(right, top)), min(depth(right, bottom), depth(left, bottom)))
        guard nearest >= Self.nearestW else { return CGRect(around: polygon(of: rect)) }
        return CGRect(
            around: CGPoint(x: left, y: top).applying(self), CGPoint(x: right, y: top).applying(self),
            CGPoint(x: right, y: bottom).applying(self), CGPoint(x: left, y: bottom).applying(self))
    }

    private func depth(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x * m13 + y * m23 + m33 }

    /// `point` transformed, with its depth given as `w` to avoid rounding errors.
    private func atDepth(_ w: CGFloat, _ point: CGPoint) -> CGPoint {
        CGPoint(
            x: (point.x * m11 + point.y * m21 + m31) / w, y: (point.x * m12 + point.y * m22 + m32) / w)
    }
}
