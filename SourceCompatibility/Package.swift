// swift-tools-version: 6.3
import Foundation
import PackageDescription

// Every app builds the tool, so the tool links the swift-syntax modules of the toolchain, which are optimized and
// already built. If the toolchain lacks these modules, or with `UIKIT_SWIFT_SYNTAX=package`, the swift-syntax package
// is used instead.
let toolchainModules = Context.environment["UIKIT_SWIFT_SYNTAX"] == "package" ? nil : modulesOfToolchain()

/// Returns the folder of the toolchain's own Swift modules. It is located through the library that runs this manifest.
func modulesOfToolchain() -> String? {
    let library = "/usr/lib/swift/pm/ManifestAPI/libPackageDescription.so"
    // A read of this file can end at any line, which functions that read entire files mistake for the end of the file.
    guard let maps = fopen("/proc/self/maps", "r") else { return nil }
    defer { fclose(maps) }
    while let line = readLine(of: maps) {
        guard line.hasSuffix(library), let start = line.firstIndex(of: "/") else { continue }
        let folder = line[start...].dropLast(library.count) + "/usr/lib/swift/host"
        return FileManager.default.fileExists(atPath: folder + "/SwiftParser.swiftmodule") ? String(folder) : nil
    }
    return nil
}

func readLine(of file: UnsafeMutablePointer<FILE>) -> String? {
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    guard getline(&line, &capacity, file) > 0, let line else { return nil }
    return String(cString: line).trimmingCharacters(in: .newlines)
}

// Optimize the tool in debug builds, too, because it runs in every build of an app.
let moduleSettings: [SwiftSetting] = toolchainModules.map { [.unsafeFlags(["-I", $0])] } ?? []
let swiftSettings: [SwiftSetting] = moduleSettings + [.unsafeFlags(["-O"])]
let linkerSettings: [LinkerSetting] =
    toolchainModules.map {
        [.unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0, "-lSwiftSyntax", "-lSwiftParser"])]
    } ?? []

let package = Package(
    name: "SourceCompatibility",
    products: [
        .plugin(name: "UIKitSources", targets: ["UIKitSources"]),
        .executable(name: "lower-uikit-source", targets: ["lower-uikit-source"]),
        .executable(name: "compile-uikit-resources", targets: ["compile-uikit-resources"]),
    ],
    dependencies: [.package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")]
        + (toolchainModules == nil
            ? [.package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")] : []),
    targets: [
        .target(
            name: "SourceLowering",
            dependencies: toolchainModules == nil
                ? [
                    .product(name: "SwiftSyntax", package: "swift-syntax"),
                    .product(name: "SwiftParser", package: "swift-syntax"),
                ] : [],
            swiftSettings: swiftSettings, linkerSettings: linkerSettings),
        .executableTarget(
            name: "lower-uikit-source",
            dependencies: ["SourceLowering", .product(name: "ArgumentParser", package: "swift-argument-parser")],
            swiftSettings: swiftSettings),
        .target(name: "ResourceCompiling"),
        .executableTarget(
            name: "compile-uikit-resources",
            dependencies: [
                "ResourceCompiling", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .plugin(
            name: "UIKitSources", capability: .buildTool(),
            dependencies: ["lower-uikit-source", "compile-uikit-resources"]),
        .testTarget(name: "SourceLoweringTests", dependencies: ["SourceLowering"], swiftSettings: moduleSettings),
        .testTarget(name: "ResourceCompilingTests", dependencies: ["ResourceCompiling"]),
    ],
    swiftLanguageModes: [.v6]
)
