import CoreGraphics
import DBus

/// The description of what a player plays.
package struct MediaTrack: Equatable, Sendable {
    /// A number that differs from that of other tracks.
    package var number: UInt64 = 0
    package var title: String?
    package var artists: [String] = []
    package var album: String?
    package var albumArtists: [String] = []
    package var genres: [String] = []
    package var composers: [String] = []
    package var trackNumber: Int?
    package var discNumber: Int?
    /// The duration in seconds; nil if it is unknown.
    package var duration: TimeInterval?
    package var location: URL?
    package var artwork: URL?

    package init() {}

    /// The path that identifies the track.
    var path: String { "/org/mpris/track/\(number)" }

    /// The metadata, with the names of MPRIS (MP-01).
    var metadata: [String: DBusValue] {
        var values: [String: DBusValue] = ["mpris:trackid": .objectPath(path)]
        func set(_ name: String, _ text: String?) {
            if let text = text?.filter({ $0 != "\0" }), !text.isEmpty { values[name] = .string(text) }
        }
        func set(_ name: String, _ texts: [String]) {
            let texts = texts.map { $0.filter { $0 != "\0" } }.filter { !$0.isEmpty }
            if !texts.isEmpty { values[name] = .strings(texts) }
        }
        set("xesam:title", title)
        set("xesam:artist", artists)
        set("xesam:album", album)
        set("xesam:albumArtist", albumArtists)
        set("xesam:genre", genres)
        set("xesam:composer", composers)
        set("xesam:url", location?.absoluteString)
        set("mpris:artUrl", artwork?.absoluteString)
        if let trackNumber { values["xesam:trackNumber"] = .int32(Int32(clamping: trackNumber)) }
        if let discNumber { values["xesam:discNumber"] = .int32(Int32(clamping: discNumber)) }
        if let duration { values["mpris:length"] = .int64(Self.microseconds(duration)) }
        return values
    }

    /// Returns a time in microseconds. Times that are not finite, or negative, are 0.
    static func microseconds(_ time: TimeInterval) -> Int64 {
        guard time.isFinite, time > 0 else { return 0 }
        return Int64(min(time * 1_000_000, 9e18))
    }
}
