import Testing

@Suite struct ImportTests {
    @Test(arguments: cases) func importsAreLowered(_ before: String, _ after: String) {
        LoweringCase(before, after).check()
        LoweringCase("\n#if DEBUG\n\(before)\n#endif", "\n#if DEBUG\n\(after)\n#endif").check()
    }

    static let cases: [(String, String)] = [
        ("import UIKit", "import UIKit"), ("import UIKit.UIView", "import UIKit       "),
        ("import UIKit.UIGestureRecognizerSubclass", "import UIKit                            "),
        ("import class UIKit.UIView", "import       UIKit       "),
        ("import struct CoreGraphics.CGRect", "import        CoreGraphics       "),
        ("import func CoreGraphics.sqrt", "import      CoreGraphics     "),
        ("import QuartzCore.CALayer", "import QuartzCore        "), ("import QuartzCore", "import QuartzCore"),
        ("import CoreMotion", "import CoreMotion"), ("import Foundation", "import Foundation"),
        ("import Foundation.NSObject", "import Foundation         "),
        ("import class Foundation.NSObject", "import class Foundation.NSObject"),
        ("import Dispatch.queue", "import Dispatch      "), ("import ObjectiveC", "                 "),
        ("import ObjectiveC.runtime", "                         "),
        ("import MobileCoreServices", "                         "),
        ("import CoreServices", "                   "),
        ("import UniformTypeIdentifiers", "import UniformTypeIdentifiers"),
        ("import os", "         "), ("import os.log", "             "),
        ("import struct os.OSLog", "                      "),
        ("@_exported import ObjectiveC", "                            "), ("import Darwin", "import Glibc "),
        ("import Darwin.C", "import Glibc   "), ("import func Darwin.sqrt", "import func Glibc .sqrt"),
        ("@testable import App", "@testable import App"), ("import MyUIKit", "import MyUIKit"),
        ("import SwiftUI", "import SwiftUI"), ("import osx", "import osx"),
        ("@preconcurrency import UIKit.UIView", "@preconcurrency import UIKit       "),
        ("import UIKit; import UIKit.UIView", "import UIKit; import UIKit       "),
    ]

    @Test func missingUIKitImportsAreAdded() {
        let lowered = LoweringCase.lower("import Foundation\nclass C { @objc func f() {} }")
        #expect(lowered.text.split(separator: "\n").contains("import UIKit"))
        let complete = LoweringCase.lower("import UIKit\nclass C { @objc func f() {} }")
        #expect(complete.text.ranges(of: "import UIKit").count == 1)
        let conditional = LoweringCase.lower("#if DEBUG\nimport UIKit\n#endif\nclass C { @objc func f() {} }")
        #expect(conditional.text.ranges(of: "import UIKit").count == 2)
    }
}
