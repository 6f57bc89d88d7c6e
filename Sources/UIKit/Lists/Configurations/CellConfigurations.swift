/// The configurations of a cell or of a header or footer, and their pending update.
@MainActor struct CellConfigurations<State: UIConfigurationState & Hashable> {
    var content: (any UIContentConfiguration)?
    var background: UIBackgroundConfiguration?
    /// The background that the list chooses for cells without a background of the app.
    var standardBackground: UIBackgroundConfiguration?
    var contentView: (any UIView & UIContentView)?
    var backgroundView: BackgroundConfigurationView?
    var updatesContent = true
    var updatesBackground = true
    /// A Boolean value that indicates whether an update is pending. The first one comes before the first display.
    var needsUpdate = true
    var isUpdating = false
    /// The state of the last update.
    var knownState: State?

    /// The content to display.
    func shownContent(in state: State) -> (any UIContentConfiguration)? {
        updatesContent ? content?.updated(for: state) : content
    }

    /// The background to display.
    func shownBackground(in state: State) -> UIBackgroundConfiguration? {
        let background = background ?? standardBackground
        return updatesBackground ? background?.updated(for: state) : background
    }

    /// Displays the content configuration in a view that supports it, or in a new one (CE-03).
    ///
    /// - Returns: `true` if the view is another one.
    mutating func showContent(in state: State) -> Bool {
        guard let content = shownContent(in: state) else {
            let hadView = contentView != nil
            contentView = nil
            return hadView
        }
        if let contentView, contentView.supports(content) {
            contentView.configuration = content
            return false
        }
        contentView = content.makeContentView()
        return true
    }

    /// Displays the background configuration in the existing view, or in a new one.
    ///
    /// - Returns: The new view, to be inserted behind the content; `nil` if there is none.
    mutating func showBackground(in state: State) -> BackgroundConfigurationView? {
        guard let background = shownBackground(in: state) else {
            backgroundView?.removeFromSuperview()
            backgroundView = nil
            return nil
        }
        if let backgroundView {
            backgroundView.configuration = background
            return nil
        }
        let view = BackgroundConfigurationView(configuration: background)
        backgroundView = view
        return view
    }
}
