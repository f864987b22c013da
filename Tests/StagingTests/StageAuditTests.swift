import Foundation
import Lilt
import SwiftUI
import Testing

@MainActor struct StageAuditTests {
    @Test func `a window as it should be has no faults`() {
        let stage = Stage(size: CGSize(width: 300, height: 200)) {
            VStack(alignment: .leading, spacing: 12) {
                Text("Settings").font(.largeTitle)
                Toggle("Sounds", isOn: .constant(true))
                Text("Only in this window, and never at night.")
            }
            .padding()
        }
        #expect(throws: Never.self) { try stage.performAccessibilityAudit() }
    }

    @Test func `an audit throws what it finds, without what is ignored and other kinds`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 200)) {
            VStack(spacing: 0) {
                Text("Faint").foregroundStyle(Color(white: 0.8))
                Text("A sentence that has no room in its line at all").lineLimit(1).frame(width: 100)
                Color.blue.frame(width: 50, height: 50).onTapGesture {}
            }
        }
        #expect(stage.accessibilityAudit(for: .contrast).map(\.element.label) == ["Faint"])
        #expect(stage.accessibilityAudit(for: .textClipped).map(\.rule) == ["truncation"])
        let failure = #expect(throws: AccessibilityAuditFailure.self) {
            try stage.performAccessibilityAudit(for: [.contrast, .textClipped]) { $0.auditType == .contrast }
        }
        #expect(failure?.issues.map(\.auditType) == [.textClipped])
        try stage.performAccessibilityAudit { _ in true }
    }

    @Test func `what is scrolled away is not cut, and what a frame clips is`() {
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            VStack {
                ScrollView {
                    ForEach(0..<20) { Text("Row \($0)") }
                }
                .frame(height: 50)
                Text("Clipped").font(.system(size: 40)).frame(width: 60, height: 20).clipped()
            }
        }
        #expect(stage.accessibilityAudit(for: .textClipped).map(\.element.label) == ["Clipped"])
    }

    @Test(arguments: [ColorScheme.light, .dark])
    func `colours of the system are told apart in increased contrast`(scheme: ColorScheme) throws {
        let view = VStack {
            Text("Secondary").foregroundStyle(.secondary)
            Text("Tertiary").foregroundStyle(.tertiary)
            Button("Button") {}
            Button("Delete", role: .destructive) {}
        }
        let stage = Stage(size: CGSize(width: 200, height: 160), colorScheme: scheme, contrast: .increased) { view }
        try stage.performAccessibilityAudit(for: .contrast)
        let standard = Stage(size: CGSize(width: 200, height: 160), colorScheme: scheme) { view }
        #expect(standard.accessibilityAudit(for: .contrast).contains { $0.element.label == "Tertiary" })
    }
}
