extension UIActivity {
    /// The type of an activity.
    ///
    /// The types of services that exist only on Apple's devices are declared, so that they can be excluded; no activity
    /// has them here.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The identifier of the type.
        public let rawValue: String

        /// Creates a type with an identifier.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates a type with an identifier.
        public init(_ rawValue: String) { self.init(rawValue: rawValue) }

        /// Copying to the pasteboard.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")

        /// Sending in a mail.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")

        /// Printing.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")

        /// Opening in another program. It is not part of Apple's API.
        public static let openWith = ActivityType("org.swift-uikit.activity.OpenWith")

        /// Saving as files. It is not part of Apple's API.
        public static let saveAs = ActivityType("org.swift-uikit.activity.SaveAs")

        /// No activity has this type.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")

        /// No activity has this type.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")

        /// No activity has this type.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")

        /// No activity has this type.
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")

        /// No activity has this type.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")

        /// No activity has this type.
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")

        /// No activity has this type.
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")

        /// No activity has this type.
        public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")

        /// No activity has this type.
        public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")

        /// No activity has this type.
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")

        /// No activity has this type.
        public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")

        /// No activity has this type.
        public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")

        /// No activity has this type.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")

        /// No activity has this type.
        public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
    }
}
