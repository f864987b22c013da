import Foundation

// Sizes and places (S23). Every leaf has a size of its own, so no size depends on a proposal.
extension ModelRun {
    func size(_ node: Node) -> CGSize {
        switch node {
        case .leaf(_, let width, let height): return CGSize(width: value(width), height: value(height))
        case .stack(let axis, _, let spacing, let children):
            return stackSize(axis, spacing, elements(children, in: "", name: "").map { size($0.node) })
        case .optional, .either, .rows, .identified: return .zero
        case .layered(let content, _, _, _): return size(content)
        case .modified(let modifier, let child):
            let inner = size(child)
            switch modifier {
            case .frame(let width, let height, _):
                return CGSize(width: width.map(value) ?? inner.width, height: height.map(value) ?? inner.height)
            case .padding(let number):
                return CGSize(width: inner.width + 2 * value(number), height: inner.height + 2 * value(number))
            default: return inner
            }
        }
    }

    func stackSize(_ axis: StackAxis, _ spacing: Double, _ sizes: [CGSize]) -> CGSize {
        let gaps = spacing * Double(max(0, sizes.count - 1))
        let (widths, heights) = (sizes.map { Double($0.width) }, sizes.map { Double($0.height) })
        let widest = widths.max() ?? 0
        let highest = heights.max() ?? 0
        return switch axis {
        case .horizontal: CGSize(width: widths.reduce(gaps, +), height: highest)
        case .vertical: CGSize(width: widest, height: heights.reduce(gaps, +))
        case .depth: CGSize(width: widest, height: highest)
        }
    }

    /// Top left corners of the elements of a stack, in its space.
    func origins(_ axis: StackAxis, _ place: Place, _ spacing: Double, _ sizes: [CGSize]) -> [CGPoint] {
        let whole = stackSize(axis, spacing, sizes)
        var along = 0.0
        return sizes.map { size in
            var origin = place.origin(of: size, in: whole)
            switch axis {
            case .horizontal:
                origin.x = along
                along += size.width + spacing
            case .vertical:
                origin.y = along
                along += size.height + spacing
            case .depth: break
            }
            return origin
        }
    }

    func value(_ number: Number) -> Double { number.value(in: state) }
}

extension Place {
    /// Where something of `size` lies in `whole`.
    func origin(of size: CGSize, in whole: CGSize) -> CGPoint {
        CGPoint(
            x: (whole.width - size.width) * Double(x + 1) / 2, y: (whole.height - size.height) * Double(y + 1) / 2)
    }
}
