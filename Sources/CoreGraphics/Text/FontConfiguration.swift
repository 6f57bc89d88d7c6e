import CCairo
import CTextLibraries

/// The fonts that the process can use.
package enum FontConfiguration {
    /// Makes a fontconfig file the only source of fonts, for tests whose results must not depend on the machine.
    ///
    /// Call it before the first text is measured or drawn: fontconfig reads its configuration once. The environment
    /// variable `FONTCONFIG_FILE` has the same effect.
    package static func use(configurationFile: URL) {
        setenv("FONTCONFIG_FILE", configurationFile.path, 1)
    }

    /// Begins to read the machine's fonts on another thread, which takes some milliseconds; the first text waits for it.
    /// Without this call the first text reads them itself.
    ///
    /// The thread reads the environment: nothing may change the environment or the locale while it runs.
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

    /// Loads HarfBuzz and waits until the fonts have been read.
    ///
    /// In this order: loading the library takes less time than reading the fonts, so it costs nothing.
    static func finishLoading() {
        ctext_load_shaper()
        loading.lock()
        defer { loading.unlock() }
        if let thread = loader { pthread_join(thread, nil) }
        loader = nil
    }

    /// Reads the configuration and the lists of fonts, and makes them those of the process.
    private static func load() {
        if let configuration = makeConfiguration() {
            defer { FcConfigDestroy(configuration) }
            if FcConfigSetCurrent(configuration) != 0 { return }
        }
        // Without a usable file, or with an incomplete one, fontconfig chooses directories itself.
        FcInit()
    }

    /// The process's configuration with its fonts, for the caller to destroy; nil if its files cannot be used as they are.
    ///
    /// `FcInit` also reads every file of the template directory, installed or not, for their descriptions, which only
    /// the tool `fc-conflist` shows: a third of its time.
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
    /// The thread that reads the fonts. ``loading`` guards it.
    nonisolated(unsafe) private static var loader: pthread_t?
}
