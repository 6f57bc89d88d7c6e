// swift-testing declares a cross-import overlay of this name for modules called UIKit: a file that imports both Testing
// and UIKit needs the module to exist. It is intentionally empty.
