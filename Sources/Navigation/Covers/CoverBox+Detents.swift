import Foundation
@_spi(Engine) import ViewGraph

/// A height at which a sheet can rest.
package struct SheetDetent: Equatable {
    /// Identity by which the height is selected.
    package let id: AnyHashable
    /// Returns the height in points, given the available height in points; nil if the detent is not available now.
    let height: @MainActor (Double) -> Double?

    package init(id: AnyHashable, height: @escaping @MainActor (Double) -> Double?) {
        self.id = id
        self.height = height
    }

    package static func == (a: Self, b: Self) -> Bool { a.id == b.id }
}

// Heights of a sheet. The distance of a slide is measured downwards from the highest place that the window has room
// for. A stop is the distance of one height.
extension CoverBox {
    /// The available heights with their stops, the highest sheet first.
    var stops: [(detent: SheetDetent?, stop: Double)] {
        let room = room
        var stops: [(detent: SheetDetent?, stop: Double)] = []
        for detent in detents {
            guard let height = detent.height(room), height.isFinite else { continue }
            stops.append((detent, room - min(max(height, 1), room)))
        }
        return stops.isEmpty
            ? [(nil, room - min(Double(ruledSize?.height ?? .infinity), room))] : stops.sorted { $0.stop < $1.stop }
    }

    /// Distance, in points, at which the sheet rests: that of the selected height, or else of the lowest one.
    var stop: Double {
        guard style == .sheet else { return 0 }
        let stops = stops
        return (stops.first { $0.detent.map { $0.id == detent } ?? false } ?? stops.last)?.stop ?? 0
    }

    /// Distance, in points, of the lowest height.
    var lowestStop: Double { style == .sheet ? stops.last?.stop ?? 0 : 0 }

    /// Height, in points, with which the sheet is laid out: its visible height, at least the lowest detent.
    var sheetHeight: Double {
        guard case .slide(let slide) = flight, !host.reducesMotion else { return room - stop }
        return room - min(max(slide.distance, 0), lowestStop)
    }

    /// Selects `detent`. The sheet moves there by an animation if `animates` is true, else immediately.
    package func choose(_ detent: AnyHashable, animates: Bool) {
        guard detent != self.detent else { return }
        self.detent = detent
        guard style == .sheet, hasBegun, !isClosing, case .slide(var slide) = flight else { return }
        guard slide.stop != stop || !slide.isOpening else { return }
        slide.open(at: stop)
        if !animates { slide.jump(isOpen: true) }
        flight = .slide(slide)
        guard animates else { return present() }
        host.run(self)
        host.onNeedsFrame()
    }

    /// Returns the distance to which a sheet moves that is released at `distance`, in points from its highest place,
    /// with `velocity`, in points per second: the height nearest to the place that the velocity leads to; for a throw,
    /// the next height; beyond the lowest height, out of the window (S20.6).
    func destination(of distance: Double, velocity: Double) -> Double {
        let stops = stops.map(\.stop)
        let lowest = stops.last ?? 0
        let gone = isDismissible ? flight.extent : lowest
        if velocity > ReleaseRule.throwSpeed { return stops.first { $0 > distance } ?? gone }
        if velocity < -ReleaseRule.throwSpeed { return stops.last { $0 < distance } ?? stops.first ?? 0 }
        let rest = distance + velocity * ReleaseRule.prediction
        if rest - lowest > (flight.extent - lowest) * ReleaseRule.enough { return gone }
        return stops.min { abs($0 - rest) < abs($1 - rest) } ?? 0
    }
}
