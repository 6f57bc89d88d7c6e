/// The rules for lowering imports of Apple's modules.
///
/// Modules that are not listed are left to the compiler, because they can be the app's own.
enum ImportTable {
    /// Modules that exist on Linux, but without submodules and without support for imports of single declarations.
    static let wholeModules: Set<String> = [
        "UIKit", "QuartzCore", "CoreGraphics", "CoreMotion", "UniformTypeIdentifiers", "Foundation", "Dispatch",
    ]

    /// Modules whose imports are removed. Most files that import them use none of their declarations; where one is
    /// used, the compiler reports an error at that position.
    static let omittedModules: Set<String> = [
        "ObjectiveC", "MobileCoreServices", "CoreServices", "os",
    ]

    /// Modules that have another name on Linux. The new name must not be longer than the old one.
    static let renamedModules = ["Darwin": "Glibc"]
}
