import Foundation

/// The machine's battery, as the kernel describes it below `/sys/class/power_supply`.
enum Battery {
    private static let folder = "/sys/class/power_supply"

    /// Charge, 0…1; nil without a battery.
    static var level: Double? { value("capacity").flatMap { Double($0) }.map { min(max($0 / 100, 0), 1) } }

    /// State; unknown without a battery.
    static var state: UIDevice.BatteryState {
        switch value("status") {
        case "Charging": .charging
        case "Full": .full
        case "Discharging", "Not charging": .unplugged
        default: .unknown
        }
    }

    /// Value of the first battery; nil without a battery. A machine without the folder has none.
    private static func value(_ name: String) -> String? {
        let supplies = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        guard let battery = supplies.sorted().first(where: { $0.hasPrefix("BAT") }) else { return nil }
        // A battery that cannot be read is none.
        return (try? String(contentsOfFile: "\(folder)/\(battery)/\(name)", encoding: .utf8))?
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
