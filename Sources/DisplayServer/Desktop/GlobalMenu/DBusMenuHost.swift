import DBus

/// The owner of an exported menu: the registrar of menu bars, or an item in the notification area.
@MainActor protocol DBusMenuHost: AnyObject {
    /// The bus on which the menu is exported.
    var bus: DBusConnection { get }
    /// The event loop, which performs commands.
    var eventLoop: any DBusEventLoop { get }
    /// Called before a source is called, which is code of the application.
    var applicationCodeWillRun: @MainActor () -> Void { get }

    /// Ends the export of a menu.
    func withdraw(_ menu: DBusMenu)
}
