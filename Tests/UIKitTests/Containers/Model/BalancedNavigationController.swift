import UIKit

/// A navigation controller of the model of containers: it checks its own appearance callbacks.
final class BalancedNavigationController: UINavigationController {
    let balance = AppearanceBalance()

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        balance.willAppear()
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        balance.didAppear()
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        balance.willDisappear()
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        balance.didDisappear()
    }
}
