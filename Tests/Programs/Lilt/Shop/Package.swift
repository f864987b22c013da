// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "shop",
    products: [.executable(name: "shop", targets: ["Shop"])],
    dependencies: [.package(path: "Goods")],
    targets: [.executableTarget(name: "Shop", dependencies: [.product(name: "Goods", package: "Goods")])]
)
