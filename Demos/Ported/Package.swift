// swift-tools-version: 6.3
import PackageDescription

/// The plugin writes which files the compiler reads in place of those that have to be lowered for Linux.
func iOSSources(_ target: String) -> [SwiftSetting] {
    let outputs = "\(Context.packageDirectory)/.build/plugins/outputs/ported"
    return [.unsafeFlags(["-vfsoverlay", "\(outputs)/\(target)/destination/UIKitSources/overlay.yaml"])]
}

let package = Package(
    name: "Ported", defaultLocalization: "en",
    dependencies: [
        .package(name: "swift-uikit", path: "../.."), .package(path: "../../SourceCompatibility"),
    ],
    targets: [
        .executableTarget(
            name: "Fifteen", dependencies: [.product(name: "UIKit", package: "swift-uikit")], path: "Fifteen",
            swiftSettings: iOSSources("Fifteen"),
            plugins: [.plugin(name: "UIKitSources", package: "SourceCompatibility")])
    ],
    swiftLanguageModes: [.v5]
)
