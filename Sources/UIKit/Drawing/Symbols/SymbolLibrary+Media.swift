// Sound, photos and video.
extension SymbolLibrary {
    private static let playing = "M7.5 5L18.5 12L7.5 19Z"
    private static let bars = "R6.5 5 3.3 14 0.8R14.2 5 3.3 14 0.8"
    private static let speaker = "M3.5 9.5H6.5L11 5.5V18.5L6.5 14.5H3.5Z"
    private static let loneSpeaker = "M7.5 9.5H10.5L15 5.5V18.5L10.5 14.5H7.5Z"
    private static let capsule = "R9 3 6 11 3"
    private static let body =
        "M4.8 7.5H7.3L8.8 5.3H15.2L16.7 7.5H19.2T21 7.5 21 9.3 1.8V17.2T21 19 19.2 19 1.8H4.8T3 19 3 17.2 1.8V9.3T3 7.5 4.8 7.5 1.8Z"

    static let media: [String: [SymbolPart]] = [
        "play": [.line(playing)],
        "play.fill": [.solid(playing)],
        "play.circle": [ring, .line("M10 8.5L15.6 12L10 15.5Z")],
        "pause": [.line(bars)],
        "pause.fill": [.solid(bars)],
        "stop": [.line("R6 6 12 12 1.5")],
        "stop.fill": [.solid("R6 6 12 12 1.5")],
        "forward.fill": [.solid("M3.8 6.5L11.3 12L3.8 17.5ZM13 6.5L20.5 12L13 17.5Z")],
        "backward.fill": [.solid("M20.2 6.5L12.7 12L20.2 17.5ZM11 6.5L3.5 12L11 17.5Z")],
        "speaker": [.line(loneSpeaker)],
        "speaker.fill": [.solid(loneSpeaker)],
        "speaker.wave.2": [.line(speaker), .line("A11 12 4.4 -42 42A11 12 8.2 -42 42")],
        "speaker.slash": [.line(speaker), .line("M15 9.3L20.4 14.7M20.4 9.3L15 14.7")],
        "mic": [.line(capsule), .line("M5.5 11.8a12 11.8 6.5 180 0M12 18.3V21M8.5 21H15.5")],
        "mic.fill": [.solid(capsule), .line("M5.5 11.8a12 11.8 6.5 180 0M12 18.3V21M8.5 21H15.5")],
        "photo": [
            .line("R3 5 18 14 2.5"), .line("O8.2 9.6 1.5", width: 0.9),
            .line("M3.4 17L8.8 12.6L12.4 15.7L16.4 11.6L20.7 15.6"),
        ],
        "camera": [.line(body), .line("O12 13 3.6")],
        "camera.fill": [.solid(body), .cutLine("O12 13 3.3")],
        "video": [.line("R2.5 6.5 13 11 2.5"), .line("M15.5 11L21 7.8V16.2L15.5 13")],
        "video.fill": [.solid("R2.5 6.5 13 11 2.5"), .solid("M17.6 11.2L21 8.6V15.4L17.6 12.8Z")],
        "music.note": [.line("M9.5 17.5V5.5L18.5 4V15.5"), .solid("E7.2 17.5 2.3 2E16.2 15.5 2.3 2")],
        "record.circle": [ring, .solid("O12 12 3.4")],
        "wifi": [.fill("O12 18.6 1.5"), .line("A12 18.6 5 222 318A12 18.6 9.2 222 318A12 18.6 13.4 224 316")],
    ]
}
