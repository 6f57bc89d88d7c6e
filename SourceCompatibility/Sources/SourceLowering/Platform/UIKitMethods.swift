/// What lowering needs to know of the methods of UIKit.
enum UIKitMethods {
    /// The base names of methods with one parameter that are often named without it, or that an app's method without
    /// parameters shares.
    static let withSender: Set<String> = [
        "cut", "copy", "paste", "delete", "select", "selectAll", "toggleBoldface", "toggleItalics",
        "toggleUnderline", "endEditing", "pasteAndMatchStyle",
    ]

    /// Functions that the Objective-C runtime has on Apple's systems, where any file that imports Foundation knows them.
    static let ofRuntime: Set<String> = [
        "objc_setAssociatedObject", "objc_getAssociatedObject", "objc_removeAssociatedObjects",
    ]
}
