/// A description of content, from which a view can be made.
///
/// Assign a configuration to a cell, a header or a footer. Configurations are usually structures: change a copy, and
/// assign it again.
public protocol UIContentConfiguration {
    /// Creates a view that displays the content.
    @preconcurrency @MainActor func makeContentView() -> any UIView & UIContentView

    /// Returns the configuration for a state. Properties that the app set keep their values (CE-07).
    func updated(for state: any UIConfigurationState) -> Self
}
