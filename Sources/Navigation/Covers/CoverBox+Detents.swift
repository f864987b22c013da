import Foundation
@_spi(Engine) import ViewGraph

/// A height at which a sheet may lie.
package struct SheetDetent: Equatable {
    /// By which it is chosen.
    package let id: AnyHashable
    /// In points, of the points that there are; nil: not among these heights now.
    let height: @MainActor (Double) -> Double?

    package init(id: AnyHashable, height: @escaping @MainActor (Double) -> Double?) {
        self.id = id
        self.height = height
    }

    package static func == (a: Self, b: Self) -> Bool { a.id == b.id }
}

// The heights of a sheet. A slide counts from the highest place that there is room for: a height is a stop on that way.
extension CoverBox {
    /// The stops that there are, the highest sheet's first.
    var stops: [(detent: SheetDetent?, stop: Double)] {
        let room = room
        var stops: [(detent: SheetDetent?, stop: Double)] = []
        for detent in detents {
            guard let height = detent.height(room), height.isFinite else { continue }
            stops.append((detent, room - min(max(height, 1), room)))
        }
        return stops.isEmpty ? [(nil, 0)] : stops.sorted { $0.stop < $1.stop }
    }

    /// Where it lies: at the height that is chosen, or the lowest.
    var stop: Double {
        guard style == .sheet else { return 0 }
        let stops = stops
        return (stops.first { $0.detent.map { $0.id == detent } ?? false } ?? stops.last)?.stop ?? 0
    }

    var lowestStop: Double { style == .sheet ? stops.last?.stop ?? 0 : 0 }

    /// How high it is laid out: as it is seen, and not lower than its lowest height.
    var sheetHeight: Double {
        guard case .slide(let slide) = flight, !host.reducesMotion else { return room - stop }
        return room - min(max(slide.distance, 0), lowestStop)
    }

    /// Lies at the height of `detent` from now on; it goes there by motion if `animates`, else it is there at once.
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

    /// Where a sheet goes that is let go `distance` from its highest place: the nearest height to where its velocity would
    /// take it, by a throw the next one, and beyond the lowest away (S20.6).
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
