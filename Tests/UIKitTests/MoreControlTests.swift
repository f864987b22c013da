import Foundation
import Lilt
import SwiftUI
import Testing
import UIKit

/// Segments, steppers, progress, dots of pages, wheels and dates.
@MainActor struct MoreControlTests {
    private struct Holding: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    private func stage(_ view: UIView) -> Stage {
        let stage = Stage(size: CGSize(width: 300, height: 220)) { Holding(view: view) }
        stage.advance(frames: 2)
        return stage
    }

    @Test func `a press chooses a segment and sends an action; the program sends none`() throws {
        let control = UISegmentedControl(items: ["Day", "Week", "Month"])
        var log: [Int] = []
        control.addAction(
            UIAction { [weak control] _ in log.append(control?.selectedSegmentIndex ?? -2) }, for: .valueChanged)
        let stage = stage(control)
        control.selectedSegmentIndex = 0
        stage.advance(frames: 1)
        #expect(log.isEmpty)
        try stage.tap("Week")
        try stage.settle()
        #expect(log == [1])
        control.insertSegment(withTitle: "Year", at: 9, animated: false)
        stage.advance(frames: 1)
        #expect(control.numberOfSegments == 4)
        #expect(control.titleForSegment(at: 3) == "Year")
        #expect(stage.names.contains("Year"))
    }

    @Test func `a stepper keeps to its limits, or wraps`() {
        let stepper = UIStepper()
        stepper.maximumValue = 3
        stepper.value = 7
        #expect(stepper.value == 3)
        stepper.minimumValue = 5
        #expect(stepper.value == 5)
    }

    @Test func `a progress bar is between 0 and 1`() {
        let bar = UIProgressView(progressViewStyle: .default)
        bar.setProgress(2, animated: false)
        #expect(bar.progress == 1)
        bar.progress = -1
        #expect(bar.progress == 0)
    }

    @Test func `a press beside the middle turns to the next dot or the previous one`() {
        let dots = UIPageControl()
        dots.numberOfPages = 3
        var log: [Int] = []
        dots.addAction(UIAction { [weak dots] _ in log.append(dots?.currentPage ?? -1) }, for: .valueChanged)
        let stage = stage(dots)
        for x in [200.0, 200, 200, 20] { stage.tap(at: CGPoint(x: x, y: 100)) }
        stage.advance(frames: 1)
        #expect(log == [1, 2, 1])
    }

    private final class Cities: UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 4 + component }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "\(component == 0 ? "city" : "count") \(row)"
        }
    }

    @Test func `a picker has a wheel for each component, and keeps what the program chooses`() {
        let (picker, cities) = (UIPickerView(), Cities())
        picker.dataSource = cities
        picker.delegate = cities
        picker.selectRow(2, inComponent: 1, animated: false)
        let stage = stage(picker)
        #expect(picker.numberOfComponents == 2)
        #expect(picker.selectedRow(inComponent: 0) == 0)
        #expect(picker.selectedRow(inComponent: 1) == 2)
        #expect(picker.selectedRow(inComponent: 5) == -1)
        #expect(stage.names.contains("city 0") && stage.names.contains("count 2"))
    }
}
