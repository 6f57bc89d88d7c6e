/// A stored conflict, with the versions of its members when it was found.
struct ConflictRecord {
    struct Member {
        let constraint: Int32
        let generation: UInt32
        let stamp: UInt32
    }

    var members: [Member]
    var broken: Int32
    /// The component; -1 for a constraint without terms.
    var component: Int32
}
