import QuartzCore

// The methods of the toolkit's classes that apps call by name. Standard edit actions are looked up separately.
extension MethodTable {
    static func addToolkitMethods(to table: UnsafeMutableRawPointer) {
        add("becomeFirstResponder", UIResponder.becomeFirstResponder, to: table)
        add("resignFirstResponder", UIResponder.resignFirstResponder, to: table)
        add("reloadInputViews", UIResponder.reloadInputViews, to: table)

        add("setNeedsDisplay", UIView.setNeedsDisplay as (UIView) -> () -> Void, to: table)
        add("setNeedsLayout", UIView.setNeedsLayout, to: table)
        add("layoutIfNeeded", UIView.layoutIfNeeded, to: table)
        add("layoutSubviews", UIView.layoutSubviews, to: table)
        add("sizeToFit", UIView.sizeToFit, to: table)
        add("removeFromSuperview", UIView.removeFromSuperview, to: table)
        add("endEditing:", UIView.endEditing(_:), to: table)

        add("undo:", UIWindow.undoLastChange(_:), to: table)
        add("redo:", UIWindow.redoLastChange(_:), to: table)

        add("dismissViewControllerAnimated:completion:", UIViewController.dismissWithoutCompletion, to: table)
        add("popViewControllerAnimated:", UINavigationController.popViewController(animated:), to: table)
        add("popToRootViewControllerAnimated:", UINavigationController.popToRootViewController(animated:), to: table)
        add("setNeedsStatusBarAppearanceUpdate", UIViewController.setNeedsStatusBarAppearanceUpdate, to: table)

        add("setNeedsDisplay", CALayer.setNeedsDisplay as (CALayer) -> () -> Void, to: table)
        add("displayIfNeeded", CALayer.displayIfNeeded, to: table)
        add("setNeedsLayout", CALayer.setNeedsLayout, to: table)
        add("layoutIfNeeded", CALayer.layoutIfNeeded, to: table)
        add("removeFromSuperlayer", CALayer.removeFromSuperlayer, to: table)
        add("removeAllAnimations", CALayer.removeAllAnimations, to: table)

        add("startAnimating", UIImageView.startAnimating, to: table)
        add("stopAnimating", UIImageView.stopAnimating, to: table)
        add("startAnimating", UIActivityIndicatorView.startAnimating, to: table)
        add("stopAnimating", UIActivityIndicatorView.stopAnimating, to: table)

        add("invalidate", CADisplayLink.invalidate, to: table)
        add("undo", UndoManager.undo, to: table)
        add("redo", UndoManager.redo, to: table)
        add("removeAllActions", UndoManager.removeAllActions as (UndoManager) -> () -> Void, to: table)
        add("invalidate", Timer.invalidate, to: table)
        add("fire", Timer.fire, to: table)
    }
}

extension UIViewController {
    /// Dismisses the view controller. An action cannot pass a completion handler.
    fileprivate func dismissWithoutCompletion(animated: Bool) { dismiss(animated: animated) }
}
