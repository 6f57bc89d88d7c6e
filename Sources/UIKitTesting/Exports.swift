import HeadlessByDefault

/// Whether this process was set up for tests before its `main`: headless, with the fonts of tests.
///
/// The use of a symbol is also what keeps a linker from leaving that set-up out of a program that links the test kit.
package let isSetUpForTests = uikit_is_headless_by_default() != 0
