/// The wishes for a print job: its name, orientation and output. The user can change them in the desktop's dialog.
open class UIPrintInfo: NSObject, NSCopying {
    /// The kind of content.
    public enum OutputType: Int, Sendable {
        /// Text and graphics in color.
        case general = 0
        /// Images in color. They fill the sheet.
        case photo = 1
        /// Text and graphics in shades of gray.
        case grayscale = 2
        /// Images in shades of gray. They fill the sheet.
        case photoGrayscale = 3
    }

    /// The orientation of the sheet.
    public enum Orientation: Int, Sendable {
        /// The shorter edge is at the top.
        case portrait = 0
        /// The longer edge is at the top.
        case landscape = 1
    }

    /// The printing on both sides of a sheet.
    public enum Duplex: Int, Sendable {
        /// One side only.
        case none = 0
        /// Sheets are turned along their longer edge, as in a book.
        case longEdge = 1
        /// Sheets are turned along their shorter edge, as in a calendar.
        case shortEdge = 2
    }

    /// The name of the job. The default is the name of the app.
    open var jobName = ProcessInfo.processInfo.processName
    /// The name of the printer; `nil` for the default printer.
    open var printerID: String?
    /// The kind of content. The default is `.general`.
    open var outputType = OutputType.general
    /// The orientation. The default is `.portrait`.
    open var orientation = Orientation.portrait
    /// The printing on both sides. The default is `.none`.
    open var duplex = Duplex.none

    /// Creates wishes with default values.
    public override init() { super.init() }

    /// Creates wishes from a dictionary that ``dictionaryRepresentation`` returned. Values that are missing or of other
    /// types are the defaults.
    public init(dictionary: [AnyHashable: Any]?) {
        super.init()
        guard let dictionary else { return }
        if let name = dictionary["jobName"] as? String { jobName = name }
        printerID = dictionary["printerID"] as? String
        outputType = (dictionary["outputType"] as? Int).flatMap(OutputType.init) ?? .general
        orientation = (dictionary["orientation"] as? Int).flatMap(Orientation.init) ?? .portrait
        duplex = (dictionary["duplex"] as? Int).flatMap(Duplex.init) ?? .none
    }

    /// Returns wishes with default values.
    open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

    /// The values as a dictionary that can be stored.
    open var dictionaryRepresentation: [AnyHashable: Any] {
        var result: [AnyHashable: Any] = [
            "jobName": jobName, "outputType": outputType.rawValue, "orientation": orientation.rawValue,
            "duplex": duplex.rawValue,
        ]
        result["printerID"] = printerID
        return result
    }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any { UIPrintInfo(dictionary: dictionaryRepresentation) }
}
