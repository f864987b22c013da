import SwiftUI

/// Pickers of dates in their styles, and gauges.
struct DatesPage: GalleryPage {
    static let name = "dates"
    static let title = "Dates and gauges"
    static let summary = "pickers of dates in three styles, and gauges in five"
    static let symbol = "square.fill"

    @State private var date = Date()
    @State private var value = 0.4

    var body: some View {
        ScrollView {
            VStack(spacing: 24) {
                DatePicker("Departure", selection: $date)
                DatePicker("Day", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)
                DatePicker("Alarm", selection: $date, displayedComponents: .hourAndMinute).datePickerStyle(.wheel)
                gauges
                Slider(value: $value) { Text("Value") }
            }
            .frame(maxWidth: 420)
            .padding()
        }
    }

    private var gauges: some View {
        VStack(spacing: 18) {
            gauge
            gauge.gaugeStyle(.accessoryLinear)
            gauge.gaugeStyle(.accessoryLinearCapacity)
            HStack(spacing: 30) {
                gauge.gaugeStyle(.accessoryCircular).tint(.orange)
                gauge.gaugeStyle(.accessoryCircularCapacity).tint(.green)
            }
        }
    }

    private var gauge: some View {
        Gauge(value: value) {
            Text("Water")
        } currentValueLabel: {
            Text(value, format: .percent.precision(.fractionLength(0)))
        } minimumValueLabel: {
            Text(verbatim: "0")
        } maximumValueLabel: {
            Text(verbatim: "1")
        }
    }
}
