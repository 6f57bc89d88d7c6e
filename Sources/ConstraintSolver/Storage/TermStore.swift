/// The terms of all constraints. The terms of a constraint are contiguous; freed blocks are reused by length.
struct TermStore {
    private(set) var records = FlatArray<TermRecord>()
    /// Free blocks by length, the heads of lists.
    private var freeBlocks = FlatArray<Int32>()

    @inline(__always)
    subscript(index: Int32) -> TermRecord {
        get { records[index] }
        nonmutating _modify { yield &records[index] }
    }

    /// Returns the first index of a block of `count` terms.
    mutating func allocate(_ count: Int32) -> Int32 {
        freeBlocks.extend(to: Int(count) + 1, with: -1)
        let free = freeBlocks[count]
        if free >= 0 {
            freeBlocks[count] = records[free].next
            return free
        }
        let first = Int32(records.count)
        let empty = TermRecord(coefficient: 0, constraint: -1, variable: -1, next: -1, previous: -1)
        if count == 1 {
            records.append(empty)
        } else {
            if records.capacity < records.count + Int(count) {
                records.reserve(max(records.count + Int(count), records.capacity + records.capacity / 2))
            }
            records.extend(to: records.count + Int(count), with: empty)
        }
        return first
    }

    mutating func free(_ first: Int32, count: Int32) {
        records[first].next = freeBlocks[count]
        freeBlocks[count] = first
    }

    /// Adds a term to the list of its variable.
    func link(_ term: Int32, variables: FlatArray<VariableRecord>) {
        let variable = records[term].variable
        let next = variables[variable].firstTerm
        records[term].next = next
        records[term].previous = -1
        if next >= 0 { records[next].previous = term }
        variables[variable].firstTerm = term
    }

    /// Removes a term from the list of its variable.
    func unlink(_ term: Int32, variables: FlatArray<VariableRecord>) {
        let record = records[term]
        if record.previous >= 0 {
            records[record.previous].next = record.next
        } else {
            variables[record.variable].firstTerm = record.next
        }
        if record.next >= 0 { records[record.next].previous = record.previous }
    }

    func deallocate() {
        records.deallocate()
        freeBlocks.deallocate()
    }
}
