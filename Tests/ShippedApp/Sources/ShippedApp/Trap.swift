private let numbers = [1, 2, 3]

@inline(never) func readPastTheEnd(_ index: Int) -> Int {
    numbers[index + 2]
}
