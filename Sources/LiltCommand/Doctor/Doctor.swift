import Foundation
import Projects

/// `lilt doctor`: what is there on this machine, what is missing, and how to get it.
struct Doctor {
    let environment: [String: String]

    /// One line of the report.
    struct Finding {
        enum State: String {
            case there = "ok      "
            case missing = "missing "
            case optional = "without "
        }

        let state: State
        let text: String
        /// Debian's package; nil if there is none to install.
        var package: String?
    }

    /// Prints the report.
    ///
    /// - Throws: ``CommandFailure`` if something is missing without which no program runs.
    func run() throws(CommandFailure) {
        let findings = try toolchain() + headers() + fonts() + pictures() + encoders() + desktop()
        for finding in findings { print("\(finding.state.rawValue) \(finding.text)") }
        let packages = findings.filter { $0.state != .there }.compactMap(\.package)
        if !packages.isEmpty {
            print("\nOn Debian: sudo apt-get install --no-install-recommends \(packages.joined(separator: " "))")
            print("scripts/setup of the sources has the names for Fedora, Arch and Ubuntu.")
        }
        if findings.contains(where: { $0.state == .missing }) {
            throw CommandFailure(message: "something is missing", status: 69)
        }
    }

    /// The toolchain, and the tools that it calls.
    ///
    /// - Throws: ``CommandFailure`` after an interrupt.
    private func toolchain() throws(CommandFailure) -> [Finding] {
        var findings: [Finding] = []
        do throws(CommandFailure) {
            let found = try Toolchain.found(environment: environment)
            findings.append(Finding(state: .there, text: "Swift \(found.version), \(found.swift)"))
        } catch  where error != .interrupted {
            findings.append(Finding(state: .missing, text: error.message))
        }
        for (tool, package) in [("pkg-config", "pkg-config"), ("gcc", "gcc"), ("git", "git")] {
            findings.append(find(Executables.find(tool, environment: environment) != nil, "the tool \(tool)", package))
        }
        return findings
    }

    /// Libraries that programs are built with, by their names for pkg-config.
    ///
    /// - Throws: ``CommandFailure`` after an interrupt.
    private func headers() throws(CommandFailure) -> [Finding] {
        guard let tool = Executables.find("pkg-config", environment: environment) else { return [] }
        let libraries = [
            ("wayland-client", "libwayland-dev"), ("xkbcommon", "libxkbcommon-dev"), ("cairo", "libcairo2-dev"),
            ("pangocairo", "libpango1.0-dev"), ("pixman-1", "libpixman-1-dev"), ("libsystemd", "libsystemd-dev"),
        ]
        var findings: [Finding] = []
        for (name, package) in libraries {
            let version = try ChildProcess(executable: tool, arguments: ["--modversion", name]).output()
            findings.append(find(version != nil, "the library \(name)\(version.map { " \($0)" } ?? "")", package))
        }
        return findings
    }

    private func fonts() -> [Finding] {
        let files = Self.names(below: ["/usr/share/fonts", "/usr/local/share/fonts", home("/.local/share/fonts")])
        return [
            ("Inter", "texts", "fonts-inter"), ("DejaVu", "other scripts", "fonts-dejavu-core"),
            ("NotoColorEmoji", "emoji", "fonts-noto-color-emoji"),
            ("materialdesignicons", "symbols that are not drawn by hand", "fonts-material-design-icons-iconfont"),
            ("MaterialIcons", "symbols that are not drawn by hand", "fonts-material-design-icons-iconfont"),
        ].compactMap { name, use, package in
            // Either of two names of one font is enough.
            let isThere = files.contains { $0.lowercased().contains(name.lowercased()) }
            if !isThere, name == "materialdesignicons" { return nil }
            return find(isThere, "the font \(name), for \(use)", package, otherwise: .optional)
        }
    }

    private func pictures() -> [Finding] {
        // Debian has a folder for the machine's architecture in that of all libraries.
        let files = ["/usr/lib", "/usr/lib64", "/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu"].flatMap(
            Files.namesIfAny)
        return [
            ("libgdk_pixbuf-2.0.so.0", "JPEG and GIF", "libgdk-pixbuf-2.0-0"), ("librsvg-2.so.2", "SVG", "librsvg2-2"),
            ("libpoppler-glib.so.8", "PDF", "libpoppler-glib8"),
            ("libcurl.so.4", "pictures at addresses", "libcurl4"),
        ].map { name, use, package in
            find(
                files.contains { $0.hasSuffix(name) }, "the library \(name), for \(use)", package, otherwise: .optional)
        }
    }

    private func encoders() -> [Finding] {
        let isThere = Executables.find("ffmpeg", environment: environment) != nil
        return [
            find(
                isThere, "the tool ffmpeg, for films of lilt film as .gif and .webm", FilmEncoder.package,
                otherwise: .optional)
        ]
    }

    private func desktop() -> [Finding] {
        let portal = Files.isFile("/usr/share/dbus-1/services/org.freedesktop.portal.Desktop.service")
        var findings: [Finding] = []
        if let socket, Files.kind(of: socket) != nil {
            findings += compositor(at: socket)
        } else {
            let place = socket.map { "at \($0)" } ?? "(XDG_RUNTIME_DIR is not set)"
            findings.append(
                Finding(
                    state: .optional, text: "a Wayland compositor \(place); LILT_HOST=offscreen runs programs without"))
        }
        findings.append(
            find(portal, "the desktop's portal, for its settings", "xdg-desktop-portal", otherwise: .optional))
        return findings
    }

    /// Features that the compositor at `socket` may have, by the interfaces that offer them.
    private static let features: [(interface: String, use: String)] = [
        ("xdg_wm_base", "windows"), ("wp_presentation", "the times at which frames are seen"),
        ("wp_fractional_scale_manager_v1", "fractional scales"),
        ("zxdg_decoration_manager_v1", "window frames that the desktop draws; Lilt draws its own without"),
        ("wp_cursor_shape_manager_v1", "the desktop's pointers"), ("zwp_text_input_manager_v3", "input methods"),
        ("zwp_primary_selection_device_manager_v1", "pasting by the middle button"),
        ("xdg_activation_v1", "windows that come forward when a link is opened"),
    ]

    private func compositor(at socket: String) -> [Finding] {
        guard let globals = CompositorSocket.globals(at: socket) else {
            return [Finding(state: .optional, text: "a Wayland compositor at \(socket): nobody answers there")]
        }
        return [Finding(state: .there, text: "a Wayland compositor at \(socket)")]
            + Self.features.map { interface, use in
                Finding(
                    state: globals.interfaces.contains(interface) ? .there : .optional,
                    text: "the compositor's \(interface), for \(use)")
            }
    }

    /// The compositor's socket, as Wayland's clients look for it.
    private var socket: String? {
        let name = environment["WAYLAND_DISPLAY"] ?? "wayland-0"
        return name.hasPrefix("/") ? name : environment["XDG_RUNTIME_DIR"].map { "\($0)/\(name)" }
    }

    private func home(_ path: String) -> String { "\(environment["HOME"] ?? "")\(path)" }

    private func find(
        _ isThere: Bool, _ text: String, _ package: String, otherwise: Finding.State = .missing
    ) -> Finding {
        Finding(state: isThere ? .there : otherwise, text: text, package: package)
    }

    /// Paths of the files below some folders; none of those that are not there.
    private static func names(below folders: [String]) -> [String] {
        folders.flatMap { FileManager.default.enumerator(atPath: $0)?.compactMap { $0 as? String } ?? [] }
    }
}
