import UIKit

/// A view controller that reports its appearance callbacks to a closure.
class AppearanceLoggingController: UIViewController {
    var onAppearanceCallback: ((String) -> Void)?

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        onAppearanceCallback?("will appear")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        onAppearanceCallback?("is appearing, \(Int(view.bounds.width)) × \(Int(view.bounds.height))")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        onAppearanceCallback?("did appear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        onAppearanceCallback?("will disappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        onAppearanceCallback?("did disappear")
    }
}
