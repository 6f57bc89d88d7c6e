/// The services of the desktop that programs share.
///
/// | Protocol | Content |
/// |---|---|
/// | ``DesktopPrograms`` | opening links, composing mails |
/// | ``DesktopDialogs`` | colors of the screen, files, printing |
/// | ``DesktopPanels`` | menus in a panel, marks in the launcher |
/// | ``DesktopConnections`` | message buses, and the launch by the desktop |
@MainActor package protocol DesktopServices: DesktopPrograms, DesktopDialogs, DesktopPanels, DesktopConnections {
    /// The user's settings for all programs of the desktop.
    var settings: DisplaySettings { get }

    /// The selections through which programs exchange content by copying and pasting.
    var clipboard: any DisplayClipboard { get }

    /// A Boolean value that indicates whether the screen stays on, neither dimmed nor locked, while the user is idle.
    var preventsScreenSaver: Bool { get set }
}
