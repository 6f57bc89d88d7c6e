import HeadlessByDefault

/// A Boolean value that indicates whether this process was set up for tests before its `main`: headless, with the fonts
/// for tests.
///
/// The reference to the symbol also prevents the linker from omitting that set-up from a program that links
/// UIKitTesting.
package let isSetUpForTests = uikit_is_headless_by_default() != 0
