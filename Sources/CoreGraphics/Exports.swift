// As on Apple's platforms, `import CoreGraphics` brings the geometry types, which on Linux are Foundation's.
@_exported import Foundation
