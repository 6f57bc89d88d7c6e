enum TemporaryDirection { case leftToRight, rightToLeft }
extension UIView { var effectiveUserInterfaceLayoutDirection: TemporaryDirection { .leftToRight } }
