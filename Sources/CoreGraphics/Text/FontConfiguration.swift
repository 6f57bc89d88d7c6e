/// Which fonts the process sees.
package enum FontConfiguration {
    /// Makes a fontconfig file the only source of fonts, for tests whose results must not depend on the machine. It must
    /// be called before the first text is measured or drawn: fontconfig reads its configuration once. The environment
    /// variable `FONTCONFIG_FILE` does the same.
    package static func use(configurationFile: URL) {
        setenv("FONTCONFIG_FILE", configurationFile.path, 1)
    }
}
