// swift-tools-version: 5.8
import AppleProductTypes
import PackageDescription

let package = Package(
    name: "Play", platforms: [.iOS("16.0")],
    products: [
        .iOSApplication(
            name: "Play", targets: ["AppModule"], bundleIdentifier: "org.example.play", displayVersion: "1.0",
            bundleVersion: "1", appIcon: .placeholder(icon: .car), accentColor: .presetColor(.blue),
            supportedDeviceFamilies: [.pad])
    ],
    targets: [.executableTarget(name: "AppModule", path: ".")]
)
