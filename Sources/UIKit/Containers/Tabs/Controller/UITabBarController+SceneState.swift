// The selected tab is part of the state of the scene (RS-03).
extension UITabBarController: SceneStateProviding {
    /// The identifier of the selected tab, or the index of the selected controller.
    var sceneState: StoredValue? {
        guard let selectedStorage else { return nil }
        return usesTabs && !selectedStorage.identifier.isEmpty
            ? .text(selectedStorage.identifier) : .integer(selectedIndex)
    }

    func apply(sceneState: StoredValue) {
        switch sceneState {
        case .text(let identifier): if let tab = tab(forIdentifier: identifier), usesTabs { selectedTab = tab }
        case .integer(let index) where !usesTabs: selectedIndex = index
        default: break
        }
    }
}
