// The content that a view controller displays while its own is unavailable.
extension UIViewController {
    func showContentUnavailable(_ configuration: (any UIContentConfiguration)?) {
        guard configuration != nil || contentUnavailable != nil else { return }
        let host = contentUnavailable ?? ContentUnavailableHost()
        contentUnavailable = host
        host.configuration = configuration
        host.show(in: viewIfLoaded, for: contentUnavailableConfigurationState)
    }

    func requestContentUnavailableUpdate() {
        needsContentUnavailableUpdate = true
        viewIfLoaded?.setNeedsLayout()
    }

    /// Asks the app for the configuration, if that was requested, before the layout of the view.
    func updateContentUnavailable() {
        guard needsContentUnavailableUpdate else { return }
        needsContentUnavailableUpdate = false
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }

    /// Places the view of the configuration after the layout of the controller's view.
    func placeContentUnavailable() {
        guard let contentUnavailable, let view = viewIfLoaded else { return }
        // A configuration can be older than the view.
        if contentUnavailable.contentView == nil, contentUnavailable.configuration != nil {
            contentUnavailable.show(in: view, for: contentUnavailableConfigurationState)
        }
        contentUnavailable.place(in: view)
    }
}
