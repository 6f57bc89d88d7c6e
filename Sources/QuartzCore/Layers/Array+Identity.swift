extension Array where Element: AnyObject {
    /// Returns the index of an object, or `nil` if the array does not contain it.
    ///
    /// The search proceeds from both ends, where most insertions and removals happen. Removing all elements from either
    /// end therefore finds each of them in constant time.
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
