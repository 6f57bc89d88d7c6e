import Foundation
import SourceLowering
let files = CommandLine.arguments.dropFirst().map { SourceFile(path: $0, bytes: FileManager.default.contents(atPath: $0)!) }
let target = TargetSummary(files.map { SourceSummary(of: $0) })
for f in files { let l = SourceLowering.lower(f, in: target); print(l.text); for e in l.errors { print(e) } }
