/// Which fonts the process sees.
package enum FontConfiguration {
    /// Makes a fontconfig file the only source of fonts, for tests whose results must not depend on the machine. It must
    /// be called before the first text is measured or drawn: fontconfig reads its configuration once. The environment
    /// variable `FONTCONFIG_FILE` does the same.
    package static func use(configurationFile: URL) {
        setenv("FONTCONFIG_FILE", configurationFile.path, 1)
    }

    /// Begins to read the machine's fonts in a thread of their own, which takes some milliseconds. Without it that begins
    /// with the first text, which then waits for it.
    ///
    /// The thread reads the environment: nothing may change that, or the locale, while it runs.
    package static func beginLoading() { _ = FontLibrary.shared }
}
