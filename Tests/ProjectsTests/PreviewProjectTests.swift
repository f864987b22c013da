import Projects
import SwiftSources
import Testing

/// The project to which a file with previews belongs.
struct PreviewProjectTests {
    private func project(of file: String, in folder: ProjectFolder) -> String {
        let path = PreviewProject.path(of: "\(folder.path)/\(file)", for: .ipad)
        return path.hasPrefix(folder.path) ? String(path.dropFirst(folder.path.count)) : path
    }

    @Test func `is the nearest one around the file`() throws {
        let folder = try ProjectFolder([
            "App.xcodeproj/project.pbxproj": "", "App/Main.swift": "@main struct A: App {}", "App/Views/Card.swift": "",
            "Kit/Package.swift": "", "Kit/Sources/Kit/Card.swift": "", "Play.swiftpm/Package.swift": "",
            "Play.swiftpm/Card.swift": "",
        ])
        #expect(project(of: "App/Views/Card.swift", in: folder) == "/App.xcodeproj")
        #expect(project(of: "Kit/Sources/Kit/Card.swift", in: folder) == "/Kit")
        #expect(project(of: "Play.swiftpm/Card.swift", in: folder) == "/Play.swiftpm")
    }

    @Test func `is the folder of a program without a project`() throws {
        let folder = try ProjectFolder(["App.swift": "@main struct A: App {}", "Views/Deep/Card.swift": ""])
        #expect(project(of: "Views/Deep/Card.swift", in: folder) == "")
    }

    @Test func `is the file if there is nothing else`() throws {
        let folder = try ProjectFolder(["Card.swift": "@main struct A: App {}", "Other.swift": "struct B {}"])
        #expect(project(of: "Card.swift", in: folder) == "/Card.swift")
    }
}
