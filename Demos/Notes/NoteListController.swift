import UIKit

/// The controller of the list of notes, which is the primary column.
final class NoteListController: UIViewController {
    let sidebar = NoteSidebar()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Notes"
        // The search field is below the bar.
        edgesForExtendedLayout = []
        view.addSubview(sidebar)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        sidebar.frame = view.bounds
    }
}
