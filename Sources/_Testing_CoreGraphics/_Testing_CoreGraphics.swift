// swift-testing declares a cross-import overlay of this name for modules called CoreGraphics: a file that imports both
// Testing and CoreGraphics needs the module to exist. It is intentionally empty.
