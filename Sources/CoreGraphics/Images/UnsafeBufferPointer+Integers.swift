// Integers in the headers of image files; `nil` beyond the end of the data.
extension UnsafeBufferPointer<UInt8> {
    func big16(at place: Int) -> Int? {
        place + 2 <= count ? Int(self[place]) << 8 | Int(self[place + 1]) : nil
    }

    func little16(at place: Int) -> Int? {
        place + 2 <= count ? Int(self[place]) | Int(self[place + 1]) << 8 : nil
    }

    func big32(at place: Int) -> Int? {
        guard let high = big16(at: place), let low = big16(at: place + 2) else { return nil }
        return high << 16 | low
    }

    func little32(at place: Int) -> Int? {
        guard let low = little16(at: place), let high = little16(at: place + 2) else { return nil }
        return low | high << 16
    }
}
