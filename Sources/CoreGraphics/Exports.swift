// As on Apple's platforms, `import CoreGraphics` provides the geometry types, which Foundation defines on Linux.
@_exported import Foundation
