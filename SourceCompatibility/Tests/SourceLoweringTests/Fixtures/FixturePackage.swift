import Foundation

/// A small app package in a temporary folder, with a UIKit module that declares only the API that lowered sources use.
struct FixturePackage {
    let folder: URL

    /// The package of the running suite.
    @TaskLocal static var current: FixturePackage?

    static let repositoryPackage = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Creates the package. The folder's name contains capital letters, because the identity of the package is
    /// lowercase.
    init() throws {
        folder = FileManager.default.temporaryDirectory
            .resolvingSymlinksInPath().appending(
                path: "UIKitSources-\(ProcessInfo.processInfo.processIdentifier)/Fixture App")
        try? FileManager.default.removeItem(at: folder)
        try write(Self.manifest, to: "Package.swift")
        try write(Self.methodTableHeader, to: "Sources/CMethods/include/CMethods.h")
        try write(Self.methodTableSource, to: "Sources/CMethods/CMethods.c")
        try write(Self.uiKit, to: "Sources/UIKit/UIKit.swift")
    }

    func path(_ file: String) -> String { folder.appending(path: file).path }

    func write(_ text: String, to file: String) throws { try write(Data(text.utf8), to: file) }

    func write(_ data: Data, to file: String) throws {
        let url = folder.appending(path: file)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    func remove(_ file: String) throws { try FileManager.default.removeItem(at: folder.appending(path: file)) }

    func removeAll() { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }

    /// Removes the sources of the app and of its library.
    func removeSources() throws {
        for target in ["Library", "App"] { try? remove("Sources/\(target)") }
    }

    /// Returns the names of all source files, with their modification dates.
    func sources() throws -> [String: Date] {
        var result: [String: Date] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: path("Sources")) {
            let attributes = try FileManager.default.attributesOfItem(atPath: path("Sources/" + name))
            result[name] = attributes[.modificationDate] as? Date
        }
        return result
    }

    /// Builds the package.
    func build() throws -> ProcessResult {
        try ProcessResult(
            "/usr/bin/env", "swift", "build", "--package-path", folder.path, "--ignore-lock", "--jobs", "2")
    }

    /// Builds the package, and runs one of its programs.
    func run(_ program: String = "App") throws -> ProcessResult {
        let result = try build()
        guard result.status == 0 else { return result }
        return try ProcessResult(path(".build/debug/\(program)"))
    }

    /// Returns the folder that the plugin writes to for a target.
    func outputFolder(_ target: String) -> String {
        path(".build/plugins/outputs/fixture app/\(target)/destination/UIKitSources")
    }

    private static var manifest: String {
        """
        // swift-tools-version: 6.0
        import PackageDescription

        func sources(_ target: String, _ mode: SwiftLanguageMode) -> [SwiftSetting] {
            let outputs = "\\(Context.packageDirectory)/.build/plugins/outputs/fixture app"
            let overlay = "\\(outputs)/\\(target)/destination/UIKitSources/overlay.yaml"
            return [.unsafeFlags(["-vfsoverlay", overlay]), .swiftLanguageMode(mode)]
        }

        let package = Package(
            name: "FixtureApp",
            dependencies: [.package(path: "\(repositoryPackage.path)")],
            targets: [
                .target(name: "CMethods"),
                .target(name: "UIKit", dependencies: ["CMethods"]),
                .target(
                    name: "Library", dependencies: ["UIKit"], swiftSettings: sources("Library", .v6),
                    plugins: [.plugin(name: "UIKitSources", package: "SourceCompatibility")]),
                .executableTarget(
                    name: "App", dependencies: ["UIKit", "Library"], swiftSettings: sources("App", .v5),
                    plugins: [.plugin(name: "UIKitSources", package: "SourceCompatibility")]),
            ]
        )
        """
    }

    private static let methodTableHeader = """
        /// Calls each record of the section `uikit_methods` with a pointer.
        void callMethodRecords(void *table);
        """

    private static let methodTableSource = """
        #include "CMethods.h"
        typedef void (*Record)(void *);
        extern Record __start_uikit_methods[] __attribute__((weak));
        extern Record __stop_uikit_methods[] __attribute__((weak));
        void callMethodRecords(void *table) {
            for (Record *record = __start_uikit_methods; record < __stop_uikit_methods; record++) (*record)(table);
        }
        """
}
