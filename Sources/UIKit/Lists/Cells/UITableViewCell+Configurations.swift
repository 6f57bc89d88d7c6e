// The content and background configurations of a cell (CE-03…CE-08).
extension UITableViewCell {
    /// A closure that updates the configurations of a cell for a state.
    public typealias ConfigurationUpdateHandler =
        @MainActor (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

    // MARK: Updates

    /// Requests an update in the next layout.
    func requestConfigurationUpdate() {
        configurations.needsUpdate = true
        setNeedsLayout()
    }

    /// Requests an update if the state differs from that of the last one (CE-06).
    func configurationStateDidChange() {
        guard !configurations.needsUpdate, !configurations.isUpdating else { return }
        guard usesConfigurations, configurationState != configurations.knownState else { return }
        requestConfigurationUpdate()
    }

    /// A Boolean value that indicates whether the state of the cell is of interest.
    private var usesConfigurations: Bool {
        configurations.content != nil || configurations.background != nil || configurationUpdateHandler != nil
            || configurations.knownState != nil
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
        if window != nil { owner?.cellNeedsNewHeight(self) }
    }

    private func showContentConfiguration(in state: UICellConfigurationState) {
        guard configurations.content != nil || configurations.contentView != nil else { return }
        if configurations.showContent(in: state) { standardContent.configuredView = configurations.contentView }
        standardContent.setNeedsLayout()
    }

    func makeDefaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default, .subtitle: .cell()
        case .value1, .value2: .valueCell()
        }
    }

    // MARK: Background

    func setBackgroundConfiguration(_ new: UIBackgroundConfiguration?) {
        configurations.background = new
        if new != nil {
            // Only one kind of background is in use (CE-08).
            setBackgroundView(nil)
            clearBackgroundColor()
        }
        guard !configurations.isUpdating else { return }
        showBackgroundConfiguration(in: configurationState)
        updateBackground(animated: false)
    }

    /// Removes the configuration because the app set a background of another kind (CE-08).
    func removeBackgroundConfiguration() {
        guard configurations.background != nil else { return }
        configurations.background = nil
        showBackgroundConfiguration(in: configurationState)
        updateBackground(animated: false)
    }

    func showBackgroundConfiguration(in state: UICellConfigurationState) {
        guard let view = configurations.showBackground(in: state) else { return }
        view.frame = bounds
        insertSubview(view, at: 0)
    }

    func makeDefaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        placement.appearance == .plain ? .listPlainCell() : .listGroupedCell()
    }

    // MARK: State

    var currentConfigurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isHighlighted = backgrounds.isHighlighted
        state.isSelected = backgrounds.isSelected
        state.isFocused = isFocused
        state.isEditing = accessories.isEditing
        state.isSwiped = backgrounds.isSwiped
        state.isReordering = backgrounds.isReordering
        return state
    }
}
