import UIKit

/// A view controller that reports its appearance callbacks to a closure.
class TurnController: UIViewController {
    var onTurn: ((String) -> Void)?

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        onTurn?("will appear")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        onTurn?("is appearing, \(Int(view.bounds.width)) × \(Int(view.bounds.height))")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        onTurn?("did appear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        onTurn?("will disappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        onTurn?("did disappear")
    }
}
