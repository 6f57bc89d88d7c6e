import UIKit

/// The controller of the sidebar.
final class SidebarController: UIViewController {
    let sidebar = Sidebar()

    override func loadView() { view = sidebar }
}
