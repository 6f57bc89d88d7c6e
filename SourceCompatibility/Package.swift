// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "SourceCompatibility",
    products: [.executable(name: "compile-uikit-resources", targets: ["compile-uikit-resources"])],
    dependencies: [.package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")],
    targets: [
        .target(name: "ResourceCompiling"),
        .executableTarget(
            name: "compile-uikit-resources",
            dependencies: [
                "ResourceCompiling", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .testTarget(name: "ResourceCompilingTests", dependencies: ["ResourceCompiling"]),
    ],
    swiftLanguageModes: [.v6]
)
