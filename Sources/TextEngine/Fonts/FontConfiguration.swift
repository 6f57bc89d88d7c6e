import CCairo
import CTextLibraries
import CoreGraphics

/// The configuration of the fonts that the process can use.
package enum FontConfiguration {
    /// Makes a fontconfig file the only source of fonts, for tests whose results must not depend on the installed
    /// fonts.
    ///
    /// Call this method before the first text is measured or drawn: fontconfig reads its configuration once. The
    /// environment variable `FONTCONFIG_FILE` has the same effect.
    package static func use(configurationFile: URL) {
        setenv("FONTCONFIG_FILE", configurationFile.path, 1)
    }

    /// Begins to read the installed fonts on another thread, which takes some milliseconds.
    ///
    /// The first text waits for it.
    ///
    /// Without this call, the first text reads the fonts synchronously. The thread reads the environment: nothing may
    /// change the environment or the locale while it runs.
    package static func beginLoading() {
        loading.lock()
        defer { loading.unlock() }
        guard loader == nil else { return }
        var thread = pthread_t()
        let status = pthread_create(
            &thread, nil,
            { _ in
                FontConfiguration.load()
                return nil
            }, nil)
        if status == 0 { loader = thread }
    }

    /// Loads HarfBuzz, then waits until the fonts have been read.
    ///
    /// In this order, loading the library takes no additional time, since it is faster than reading the fonts.
    static func finishLoading() {
        ctext_load_shaper()
        loading.lock()
        defer { loading.unlock() }
        if let thread = loader { pthread_join(thread, nil) }
        loader = nil
    }

    /// Reads the configuration and the font lists, and makes them current for the process.
    private static func load() {
        if let configuration = makeConfiguration() {
            defer { FcConfigDestroy(configuration) }
            if FcConfigSetCurrent(configuration) != 0 { return }
        }
        // Without a usable configuration file, fontconfig chooses default directories itself.
        FcInit()
    }

    /// Returns a configuration with its fonts, which the caller destroys; `nil` if the configuration files are not
    /// usable.
    ///
    /// `FcInit` also reads all files of the template directory for their descriptions, which only the tool
    /// `fc-conflist` shows. That takes a third of its time.
    package static func makeConfiguration() -> OpaquePointer? {
        guard let configuration = FcConfigCreate() else { return nil }
        if FcConfigParseAndLoad(configuration, nil, 1) != 0, hasCacheDirectory(configuration),
            FcConfigBuildFonts(configuration) != 0
        {
            return configuration
        }
        FcConfigDestroy(configuration)
        return nil
    }

    private static func hasCacheDirectory(_ configuration: OpaquePointer) -> Bool {
        guard let directories = FcConfigGetCacheDirs(configuration) else { return false }
        defer { FcStrListDone(directories) }
        return FcStrListNext(directories) != nil
    }

    private static let loading = NSLock()
    /// The thread that reads the fonts, guarded by ``loading``.
    nonisolated(unsafe) private static var loader: pthread_t?
}
