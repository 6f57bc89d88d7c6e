// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "swift-uikit",
    products: [
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "UIKitTesting", targets: ["UIKitTesting"]),
        .library(name: "CoreMotion", targets: ["CoreMotion"]),
        .library(name: "UserNotifications", targets: ["UserNotifications"]),
        .library(name: "MediaPlayer", targets: ["MediaPlayer"]),
        .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
        .executable(name: "Gallery", targets: ["Gallery"]),
        .executable(name: "DrawingPad", targets: ["DrawingPad"]),
        .executable(name: "Clock", targets: ["Clock"]),
        .executable(name: "Form", targets: ["Form"]),
        .executable(name: "Notes", targets: ["Notes"]),
        .executable(name: "Photos", targets: ["Photos"]),
        .executable(name: "Files", targets: ["Files"]),
    ],
    targets: [
        // The system's C libraries: module maps, and C code that Swift cannot express.
        .systemLibrary(
            name: "CX11",
            pkgConfig: "x11 xext xi xrandr",
            providers: [.apt(["libx11-dev", "libxext-dev", "libxi-dev", "libxrandr-dev"])]),
        .systemLibrary(
            name: "CCairo",
            pkgConfig: "pangocairo pangoft2 fontconfig",
            providers: [.apt(["libcairo2-dev", "libpango1.0-dev", "libfontconfig-dev"])]),
        .systemLibrary(
            name: "CXTest",
            pkgConfig: "xtst xi x11",
            providers: [.apt(["libxtst-dev", "libxi-dev", "libx11-dev"])]),
        .systemLibrary(name: "CEpoll"),
        .systemLibrary(name: "CFileSystem"),

        // The framework, in layers from the bottom up. A target depends only on targets above it in this list, and on
        // the overlays for swift-testing below.
        .target(name: "SystemSupport"),
        .target(name: "UniformTypeIdentifiers", dependencies: ["SystemSupport"]),
        .target(name: "CRuntime"),
        .target(name: "CTextLibraries", dependencies: ["CCairo"]),
        .target(
            name: "CoreGraphics",
            dependencies: ["SystemSupport", "CCairo", "CTextLibraries", "_Testing_CoreGraphics"]),
        .target(name: "TextEngine", dependencies: ["CoreGraphics", "SystemSupport", "CCairo", "CTextLibraries"]),
        .target(
            name: "QuartzCore", dependencies: ["TextEngine", "CoreGraphics", "SystemSupport", "CCairo", "CRuntime"]),
        .target(name: "AccessibilityTree", dependencies: ["CoreGraphics", "SystemSupport"]),
        .target(name: "DBus", dependencies: ["CoreGraphics", "SystemSupport", "CEpoll"]),
        .target(name: "ATSPIBridge", dependencies: ["AccessibilityTree", "CoreGraphics", "DBus", "SystemSupport"]),
        .target(name: "DisplayServer", dependencies: ["CoreGraphics", "DBus", "SystemSupport", "CX11"]),
        .target(name: "UIKitResources", path: "Resources", exclude: ["Pictures"], resources: [.copy("Files")]),
        .target(name: "DocumentStorage", dependencies: ["CFileSystem"]),
        .target(name: "CSignals"),
        .target(name: "ConstraintSolver"),
        .target(
            name: "UIKit",
            dependencies: [
                "AccessibilityTree", "ATSPIBridge", "ConstraintSolver",
                "CoreGraphics", "TextEngine", "QuartzCore", "DisplayServer", "DocumentStorage", "SystemSupport",
                "CRuntime", "CSignals", "UniformTypeIdentifiers", "_Testing_UIKit",
            ]),
        .target(name: "CoreMotion", dependencies: ["UIKit", "DisplayServer"]),
        .target(name: "UserNotifications", dependencies: ["UIKit", "DBus", "DisplayServer", "SystemSupport"]),
        .target(name: "MediaPlayer", dependencies: ["UIKit", "DisplayServer", "SystemSupport"]),
        .target(name: "HeadlessByDefault"),
        .target(
            name: "UIKitTesting",
            dependencies: ["UIKit", "DisplayServer", "HeadlessByDefault", "CXTest", "UIKitResources"]),

        // swift-testing looks for these cross-import overlays when a test imports Testing and UIKit (or CoreGraphics).
        .target(name: "_Testing_CoreGraphics"),
        .target(name: "_Testing_UIKit"),

        .executableTarget(
            name: "Gallery",
            dependencies: ["UIKit", "UIKitResources", "UniformTypeIdentifiers", "UserNotifications", "MediaPlayer"],
            path: "Demos/Gallery"),
        .executableTarget(name: "DrawingPad", dependencies: ["UIKit"], path: "Demos/DrawingPad"),
        .executableTarget(name: "Clock", dependencies: ["UIKit"], path: "Demos/Clock"),
        .executableTarget(name: "Form", dependencies: ["UIKit"], path: "Demos/Form"),
        .executableTarget(name: "Notes", dependencies: ["UIKit", "UniformTypeIdentifiers"], path: "Demos/Notes"),
        .target(name: "DemoSupport", dependencies: ["UIKit"], path: "Demos/Support"),
        .executableTarget(name: "Photos", dependencies: ["UIKit", "DemoSupport"], path: "Demos/Photos"),
        .executableTarget(
            name: "Files", dependencies: ["UIKit", "DemoSupport", "DocumentStorage", "CFileSystem"],
            path: "Demos/Files"),
        .executableTarget(name: "GalleryTour", dependencies: ["UIKitTesting"], path: "Demos/GalleryTour"),

        .executableTarget(name: "bench-uikit", dependencies: ["UIKit"], path: "Benchmarks/Contestant"),
        .executableTarget(
            name: "bench-gestures", dependencies: ["UIKit", "DisplayServer"], path: "Benchmarks/Gestures"),
        .executableTarget(
            name: "bench-micro", dependencies: ["UIKit", "DisplayServer", "CAllocator"], path: "Benchmarks/Micro"),

        .target(name: "CAllocator", path: "Benchmarks/CAllocator"),
        .executableTarget(
            name: "bench-layout", dependencies: ["ConstraintSolver", "CAllocator"], path: "Benchmarks/Layout"),

        .executableTarget(name: "LoopProbe", dependencies: ["UIKit"], path: "Tests/Programs/LoopProbe"),
        .executableTarget(name: "LifecycleProbe", dependencies: ["UIKit"], path: "Tests/Programs/LifecycleProbe"),
        .executableTarget(name: "SceneProbe", dependencies: ["UIKit"], path: "Tests/Programs/SceneProbe"),
        .executableTarget(
            name: "RestorationProbe", dependencies: ["UIKit"], path: "Tests/Programs/RestorationProbe"),
        .executableTarget(name: "TextProbe", dependencies: ["UIKit"], path: "Tests/Programs/TextProbe"),
        .executableTarget(name: "OpeningProbe", dependencies: ["UIKit"], path: "Tests/Programs/OpeningProbe"),
        .executableTarget(
            name: "RuntimeAssumptionsProbe", dependencies: ["UIKit", "QuartzCore", "DisplayServer"],
            path: "Tests/Programs/RuntimeAssumptionsProbe"),
        .executableTarget(name: "ClipboardProbe", dependencies: ["UIKit"], path: "Tests/Programs/ClipboardProbe"),

        .executableTarget(
            name: "DocumentProbe", dependencies: ["UIKit"], path: "Tests/Programs/DocumentProbe"),

        // App code from before Swift concurrency. Most of it also compiles in the Swift 6 language mode.
        .target(
            name: "Swift5App", dependencies: ["UIKit", "UserNotifications", "MediaPlayer"],
            path: "Tests/Programs/Swift5App",
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(
            name: "Swift6App", dependencies: ["UIKit", "UserNotifications", "MediaPlayer"],
            path: "Tests/Programs/Swift6App"),

        .target(name: "TestSupport", path: "Tests/Support"),
        .target(
            name: "DrawingTestSupport", dependencies: ["CoreGraphics", "TestSupport"], path: "Tests/DrawingSupport"),
        .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"]),
        .testTarget(
            name: "UniformTypeIdentifiersTests", dependencies: ["UniformTypeIdentifiers", "SystemSupport"]),
        .testTarget(name: "SystemSupportTests", dependencies: ["SystemSupport", "TestSupport"]),
        .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "CCairo", "DrawingTestSupport"]),
        .testTarget(
            name: "TextEngineTests",
            dependencies: [
                "TextEngine", "CoreGraphics", "CCairo", "CTextLibraries", "TestSupport", "DrawingTestSupport",
            ]),
        .testTarget(
            name: "QuartzCoreTests", dependencies: ["QuartzCore", "TextEngine", "CoreGraphics", "TestSupport"]),
        .target(name: "DBusTestSupport", dependencies: ["DBus", "SystemSupport"], path: "Tests/DBusSupport"),
        .testTarget(name: "DBusTests", dependencies: ["DBus", "DBusTestSupport", "SystemSupport", "TestSupport"]),
        .testTarget(
            name: "ATSPIBridgeTests",
            dependencies: [
                "ATSPIBridge", "AccessibilityTree", "DBus", "DBusTestSupport", "SystemSupport", "TestSupport",
            ]),
        .testTarget(
            name: "DisplayServerTests",
            dependencies: [
                "DisplayServer", "DBus", "DBusTestSupport", "SystemSupport", "UIKitTesting", "TestSupport",
            ]),
        .testTarget(
            name: "UIKitTests",
            dependencies: [
                "UIKit", "AccessibilityTree", "ATSPIBridge", "DBus", "DBusTestSupport", "TextEngine", "SystemSupport",
                "UIKitTesting", "DisplayServer", "TestSupport", "UniformTypeIdentifiers",
            ],
            exclude: ["Snapshots/__Snapshots__"]),
        .testTarget(
            name: "DocumentTests",
            dependencies: [
                "DocumentStorage", "CFileSystem", "DocumentProbe", "UIKit", "UIKitTesting", "TestSupport",
            ]),
        .testTarget(name: "CoreMotionTests", dependencies: ["CoreMotion", "UIKit", "UIKitTesting", "DisplayServer"]),
        .testTarget(
            name: "DesktopModuleTests",
            dependencies: [
                "UserNotifications", "MediaPlayer", "UIKit", "UIKitTesting", "DisplayServer", "DBus",
                "DBusTestSupport", "SystemSupport",
            ]),
        .testTarget(
            name: "EndToEndTests",
            dependencies: [
                "Gallery", "DrawingPad", "Clock", "Notes", "Photos", "Files", "LoopProbe", "LifecycleProbe",
                "SceneProbe", "ClipboardProbe", "RuntimeAssumptionsProbe", "RestorationProbe",
                "TextProbe", "OpeningProbe", "bench-micro", "UIKit", "UIKitTesting", "DisplayServer", "DBus",
                "DBusTestSupport",
                "CXTest", "TestSupport",
            ],
            exclude: ["Spoken"]),
        .testTarget(
            name: "AppAuthorTests",
            dependencies: [
                "UIKit", "UIKitTesting", "CoreMotion", "UniformTypeIdentifiers", "UserNotifications", "MediaPlayer",
                "Swift5App", "Swift6App",
            ],
            exclude: ["Drawing/__Snapshots__"]),
        // The tests of the demos, as the authors of apps write them: an executable has no public API.
        .testTarget(
            name: "DemoTests",
            dependencies: [
                "Clock", "DrawingPad", "Files", "Gallery", "Notes", "CFileSystem", "DemoSupport", "UIKit",
                "UIKitTesting", "TestSupport",
            ]),
    ],
    swiftLanguageModes: [.v6]
)

// Test programs that another package builds for release, as it would build apps.
if Context.environment["UIKIT_TEST_PROGRAMS"] == "1" {
    package.products += ["RuntimeAssumptionsProbe", "LoopProbe"].map { .executable(name: $0, targets: [$0]) }
}

// Only these folders of UIKit's tests: a smaller build while one part of the framework changes.
if let folders = Context.environment["UIKIT_TEST_FOLDERS"]?.split(separator: ",").map(String.init) {
    package.targets.first { $0.name == "UIKitTests" }?.sources = folders
}

// Only these test targets, with no executables but those that they use: a smaller build for the tests that run under
// AddressSanitizer.
if let names = Context.environment["UIKIT_TEST_TARGETS"]?.split(separator: ",").map(String.init) {
    let used = package.targets.filter { names.contains($0.name) }.flatMap(\.dependencies).compactMap { dependency in
        if case .byNameItem(let name, _) = dependency { name } else { nil }
    }
    package.targets.removeAll {
        ($0.type == .executable && !used.contains($0.name)) || ($0.type == .test && !names.contains($0.name))
            || ["Swift5App", "Swift6App"].contains($0.name)
    }
    package.products.removeAll { $0 is Product.Executable }
}
