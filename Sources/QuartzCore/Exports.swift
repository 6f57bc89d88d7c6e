// The layer tree and the compositor.
@_exported import CoreGraphics
