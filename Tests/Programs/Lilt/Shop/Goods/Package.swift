// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Goods",
    platforms: [.iOS(.v17)],
    products: [.library(name: "Goods", targets: ["Goods"])],
    targets: [
        .target(name: "Prices", swiftSettings: [.define("EURO")]),
        .target(name: "Goods", dependencies: ["Prices"], path: "Views", resources: [.copy("currency.txt")]),
    ]
)
