import SwiftUI

/// Layout of a plot: a lane for the value, one for the velocity below it, and space for labels.
struct PlotScale {
    let recording: CurveRecording
    /// Size of the whole plot, in points.
    let size: CGSize

    private let values: ClosedRange<Double>
    private let velocities: ClosedRange<Double>

    /// Width in points reserved at the left for value labels; below, height reserved at the bottom for time labels.
    static let labelWidth: CGFloat = 30
    static let labelHeight: CGFloat = 16
    /// Distance between the lanes, in points; the velocity's label stands there.
    static let gap: CGFloat = 22
    /// Speed at which velocities are cut off, in whole distances per second: some curves are vertical somewhere, and
    /// would flatten the rest of the plot.
    static let steepest = 20.0
    /// Smallest distance between two time labels, in points.
    private static let tickDistance: CGFloat = 42

    init(_ recording: CurveRecording, _ specimen: CurveSpecimen, size: CGSize) {
        self.recording = recording
        self.size = size
        let shown = recording.samples.map(\.value) + specimen.changes.map(\.target) + [0]
        values = Self.range(of: shown)
        let speeds = recording.samples.map { min(max($0.velocity, -Self.steepest), Self.steepest) }
        velocities = Self.range(of: speeds + [0])
    }

    /// Range of `values` with 6 % margin at both ends, so that no line is clipped.
    private static func range(of values: [Double]) -> ClosedRange<Double> {
        let low = values.min() ?? 0
        let high = values.max() ?? 1
        let margin = max(high - low, 1e-6) * 0.06
        return (low - margin)...(high + margin)
    }

    private var lanesHeight: CGFloat { max(0, size.height - Self.gap - Self.labelHeight) }

    var valueLane: CGRect {
        let width = max(0, size.width - Self.labelWidth)
        return CGRect(x: Self.labelWidth, y: 0, width: width, height: (0.7 * lanesHeight).rounded())
    }

    var velocityLane: CGRect {
        let top = valueLane.maxY + Self.gap
        let height = max(0, lanesHeight - valueLane.height)
        return CGRect(x: Self.labelWidth, y: top, width: valueLane.width, height: height)
    }

    func x(_ time: Double) -> CGFloat { valueLane.minX + valueLane.width * time / recording.duration }

    func valueY(_ value: Double) -> CGFloat { Self.y(value, values, in: valueLane) }

    func velocityY(_ velocity: Double) -> CGFloat { Self.y(velocity, velocities, in: velocityLane) }

    private static func y(_ value: Double, _ range: ClosedRange<Double>, in lane: CGRect) -> CGFloat {
        lane.maxY - lane.height * (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    }

    /// Whole numbers within the value range, which get a line and a label.
    var valueTicks: [Double] {
        let first = values.lowerBound.rounded(.up)
        return first > values.upperBound ? [] : Array(stride(from: first, through: values.upperBound, by: 1))
    }

    /// Labelled times, in seconds.
    var timeTicks: [Double] {
        let step = [0.1, 0.25, 0.5].first { x($0) - x(0) >= Self.tickDistance } ?? 1
        return Array(stride(from: 0, through: recording.duration + 1e-9, by: step))
    }

    /// Largest speed, in whole distances per second.
    var peakVelocity: Double { recording.samples.map { abs($0.velocity) }.max() ?? 0 }
}
