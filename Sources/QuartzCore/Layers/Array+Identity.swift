extension Array where Element: AnyObject {
    /// Where an object is in the array; nil if it is not there. Both ends are looked at first: what comes and goes is
    /// mostly there, and taking away everything from either side finds each at once.
    package func index(of object: Element) -> Int? {
        withUnsafeBufferPointer { elements in
            let wanted = ObjectIdentifier(object)
            var low = 0
            var high = elements.count - 1
            while low <= high {
                if ObjectIdentifier(elements[high]) == wanted { return high }
                if ObjectIdentifier(elements[low]) == wanted { return low }
                low += 1
                high -= 1
            }
            return nil
        }
    }
}
