import Foundation
import Lilt
import SwiftUI
import Testing

@testable import Gallery

/// Audits of the index and of every page, in the looks that people may need. Faults that stay are in
/// ``AuditException``.
@MainActor struct AccessibilityAuditTests {
    private struct Look: CustomStringConvertible {
        var scheme: ColorScheme
        var textSize = DynamicTypeSize.large
        var contrast = ColorSchemeContrast.standard

        var description: String { "\(scheme), \(textSize), \(contrast)" }
    }

    private static let looks = [
        Look(scheme: .light), Look(scheme: .dark, textSize: .accessibility5),
        Look(scheme: .dark, contrast: .increased),
    ]
    private static let sizes = [CGSize(width: 400, height: 800), CGSize(width: 900, height: 700)]

    @Test func `no page has a fault without a reason, and no reason is without a fault`() {
        var faults: [String] = []
        var used: Set<AuditException> = []
        for page in [nil] + PageList.pages.map(Optional.some) {
            let name = page?.name ?? "index"
            // A mesh is drawn by our own kernel, which is slow without optimisation.
            for look in name == "mesh" ? [Self.looks[0]] : Self.looks {
                let stage = Stage(
                    size: Self.sizes[0], framesPerSecond: 2, colorScheme: look.scheme, textSize: look.textSize,
                    contrast: look.contrast
                ) { GalleryView(page: page) }
                for size in Self.sizes {
                    stage.size = size
                    stage.advance(by: 0.5)
                    for issue in stage.accessibilityAudit() {
                        let exceptions = AuditException.all.filter {
                            $0.excepts(issue, on: name, isStrong: look.contrast == .increased)
                        }
                        used.formUnion(exceptions)
                        guard exceptions.isEmpty else { continue }
                        faults.append("\(name) (\(look), \(Int(size.width)) × \(Int(size.height))): \(issue)")
                    }
                }
            }
        }
        #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
        for exception in AuditException.all { #expect(used.contains(exception), "\(exception)") }
    }
}
