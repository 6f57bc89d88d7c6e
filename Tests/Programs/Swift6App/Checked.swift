// The files in the folder Shared, which is a link into Swift5App, also compile in the Swift 6 language mode.

import UIKit

/// A class with the same name as one in another module, but with a different method.
public class Scribe: NSObject {
    fileprivate func write() -> String { "write" }
}

extension Scribe {
    @section("uikit_methods") @used
    private static let methods: @convention(c) (UnsafeMutableRawPointer) -> Void = { table in
        MethodTable.add("write", Scribe.write, to: table)
    }
}
