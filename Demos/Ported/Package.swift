// swift-tools-version: 6.3
import PackageDescription

/// Returns the settings that make the compiler read the lowered sources. The plugin writes the overlay file that lists
/// them.
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
