// The content and background configurations of a header or footer (CE-03…CE-08).
extension UITableViewHeaderFooterView {
    /// A closure that updates the configurations of a header or footer for a state.
    public typealias ConfigurationUpdateHandler =
        @MainActor (_ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState) -> Void

    /// Requests an update in the next layout.
    func requestConfigurationUpdate() {
        configurations.needsUpdate = true
        setNeedsLayout()
    }

    /// Requests an update if the state differs from that of the last one (CE-06).
    func configurationStateDidChange() {
        guard !configurations.needsUpdate, !configurations.isUpdating, configurations.knownState != nil else { return }
        if configurationState != configurations.knownState { requestConfigurationUpdate() }
    }

    /// Updates the configurations if an update is pending (CE-04).
    func updateConfigurationIfNeeded() {
        guard configurations.needsUpdate, !configurations.isUpdating else { return }
        configurations.needsUpdate = false
        let state = configurationState
        configurations.isUpdating = true
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
        configurations.isUpdating = false
        configurations.knownState = state
        showContentConfiguration(in: state)
        showBackgroundConfiguration(in: state)
    }

    func setContentConfiguration(_ new: (any UIContentConfiguration)?) {
        configurations.content = new
        guard !configurations.isUpdating else { return }
        showContentConfiguration(in: configurationState)
    }

    private func showContentConfiguration(in state: UIViewConfigurationState) {
        guard configurations.content != nil || configurations.contentView != nil else { return }
        if configurations.showContent(in: state) { standardContent.configuredView = configurations.contentView }
        standardContent.setNeedsLayout()
    }

    func setBackgroundConfiguration(_ new: UIBackgroundConfiguration?) {
        configurations.background = new
        if new != nil {
            // Only one kind of background is in use (CE-08).
            setBackgroundView(nil)
            clearBackgroundColor()
        }
        guard !configurations.isUpdating else { return }
        showBackgroundConfiguration(in: configurationState)
    }

    /// Removes the configuration because the app set a background of another kind (CE-08).
    func removeBackgroundConfiguration() {
        guard configurations.background != nil else { return }
        configurations.background = nil
        showBackgroundConfiguration(in: configurationState)
    }

    private func showBackgroundConfiguration(in state: UIViewConfigurationState) {
        guard let background = configurations.shownBackground(in: state) else {
            configurations.backgroundView?.removeFromSuperview()
            configurations.backgroundView = nil
            return
        }
        if let view = configurations.backgroundView {
            view.configuration = background
            return
        }
        let view = BackgroundConfigurationView(configuration: background)
        view.frame = bounds
        configurations.backgroundView = view
        insertSubview(view, at: 0)
    }

    var currentConfigurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isFocused = isFocused
        state.isPinned = isPinned
        return state
    }
}
