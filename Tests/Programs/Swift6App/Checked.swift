// The files of the folder Shared, a link into Swift5App, compile in the Swift 6 language mode too.

import UIKit

/// A class that another module has, too, with another method.
public class Scribe: NSObject {
    fileprivate func write() -> String { "write" }
}

extension Scribe {
    @section("uikit_methods") @used
    private static let methods: @convention(c) (UnsafeMutableRawPointer) -> Void = { table in
        MethodTable.add("write", Scribe.write, to: table)
    }
}
