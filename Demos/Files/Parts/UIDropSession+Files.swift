import UIKit

extension UIDropSession {
    /// A Boolean value that indicates whether the session contains files.
    var hasFiles: Bool { hasItemsConforming(toTypeIdentifiers: ["public.file-url"]) }
}
