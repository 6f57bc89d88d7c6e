import DisplayServer

// The marks at the icon of the app in the desktop's launcher (MB-16).
extension UIApplication {
    /// Shows the current marks.
    func updateLauncher() {
        var entry = LauncherEntry()
        entry.count = max(0, applicationIconBadgeNumber)
        if let progress = applicationIconProgress, progress.isFinite { entry.progress = min(max(progress, 0), 1) }
        entry.isUrgent = isUserAttentionRequested
        for display in displays.all where display.server.isConnected { display.server.showInLauncher(entry) }
    }
}
