// The content and background configurations of a cell (CE-03…CE-08).
extension UICollectionViewCell {
    /// A closure that updates the configurations of a cell for a state.
    public typealias ConfigurationUpdateHandler =
        @MainActor (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

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

    // MARK: Content

    func setContentConfiguration(_ new: (any UIContentConfiguration)?) {
        configurations.content = new
        // A closure that updates the cell may set the configuration several times.
        guard !configurations.isUpdating else { return }
        showContentConfiguration(in: configurationState)
    }

    private func showContentConfiguration(in state: UICellConfigurationState) {
        let old = configurations.contentView
        guard configurations.content != nil || old != nil else { return }
        if configurations.showContent(in: state) {
            old?.removeFromSuperview()
            if let view = configurations.contentView {
                view.frame = contentView.bounds
                contentView.insertSubview(view, at: 0)
            }
        }
        setNeedsLayout()
    }

    // MARK: Background

    func setBackgroundConfiguration(_ new: UIBackgroundConfiguration?) {
        configurations.background = new
        if new != nil {
            // Only one kind of background is in use (CE-08).
            clearBackgrounds()
        }
        guard !configurations.isUpdating else { return }
        showBackgroundConfiguration(in: configurationState)
    }

    /// Removes the configuration because the app set a background of another kind (CE-08).
    func removeBackgroundConfiguration() {
        guard configurations.background != nil || configurations.standardBackground != nil else { return }
        configurations.background = nil
        configurations.standardBackground = nil
        showBackgroundConfiguration(in: configurationState)
    }

    func showBackgroundConfiguration(in state: UICellConfigurationState) {
        guard let view = configurations.showBackground(in: state) else { return }
        view.frame = bounds
        insertSubview(view, at: 0)
    }

    // MARK: Layout

    func layOutConfigurations() {
        if let view = configurations.backgroundView, view.frame != bounds { view.frame = bounds }
        if let view = configurations.contentView, view.frame != contentView.bounds { view.frame = contentView.bounds }
    }

    // MARK: State

    var currentConfigurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isHighlighted = isHighlighted
        state.isSelected = isSelected
        state.isFocused = isFocused
        state.isReordering = isMoving
        state.isEditing = isEditingItem
        return state
    }
}
