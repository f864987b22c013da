// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Tool", targets: [.target(name: "Core"), .executableTarget(name: "Tool", dependencies: ["Core"])])
