/// How imports of Apple's modules are lowered.
///
/// A module that is not listed is left to the compiler: it may be one of the app's own.
enum ImportTable {
    /// Modules that exist on Linux, but not their submodules and not each kind of their declarations.
    static let wholeModules: Set<String> = [
        "UIKit", "QuartzCore", "CoreGraphics", "CoreMotion", "Foundation", "Dispatch",
    ]

    /// Modules whose import is left out. Most files that import them need nothing from them; use of a declaration is
    /// an error of the compiler at its place.
    static let omittedModules: Set<String> = [
        "ObjectiveC", "MobileCoreServices", "CoreServices", "UniformTypeIdentifiers", "os",
    ]

    /// Modules that have another name on Linux, which is not longer.
    static let renamedModules = ["Darwin": "Glibc"]
}
