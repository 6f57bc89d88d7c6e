// swift-tools-version: 6.3
import PackageDescription

// An app outside the framework's package. Scripts/test-release builds and installs it with Scripts/release.
let package = Package(
    name: "shipped-app",
    dependencies: [.package(name: "swift-uikit", path: "../..")],
    targets: [
        .executableTarget(
            name: "ShippedApp", dependencies: [.product(name: "UIKit", package: "swift-uikit")],
            resources: [.copy("Texts")])
    ],
    swiftLanguageModes: [.v6]
)
