// swift-tools-version: 6.2
import PackageDescription

/// The release build of the program carries the standard library and libc inside it: it starts in half a
/// millisecond instead of three, and runs on machines without a Swift toolchain. The toolchain's own linker is asked
/// for: the default one warns of what parts of the standard library call.
let staticSwift: [SwiftSetting] = [
  .unsafeFlags(["-static-executable"], .when(platforms: [.linux], configuration: .release))
]
let staticLink: [LinkerSetting] = [
  .unsafeFlags(["-static-executable", "-use-ld=lld"], .when(platforms: [.linux], configuration: .release))
]

let package = Package(
  name: "RecordStore",
  products: [
    .library(name: "RecordStore", targets: ["RecordStore"]),
    .executable(name: "omiyage", targets: ["omiyage"]),
  ],
  targets: [
    .target(name: "CSystem"),
    .target(
      name: "RecordStore", dependencies: ["CSystem"], exclude: ["Values/Text/generate-text-tables.py"]),
    .executableTarget(
      name: "omiyage", dependencies: ["RecordStore", "CSystem"],
      swiftSettings: staticSwift, linkerSettings: staticLink),
    .executableTarget(name: "Benchmarks", dependencies: ["RecordStore"]),
    .executableTarget(name: "ToDo", dependencies: ["RecordStore"], path: "Sources/Examples/ToDo"),
    .executableTarget(name: "Receivables", dependencies: ["RecordStore"], path: "Sources/Examples/Receivables"),
    .testTarget(name: "RecordStoreTestSupport", dependencies: ["RecordStore", "Benchmarks"]),
    .testTarget(name: "RecordStoreTests", dependencies: ["RecordStore", "RecordStoreTestSupport", "Benchmarks"]),
    .testTarget(name: "omiyageTests", dependencies: ["omiyage", "RecordStore"]),
    .testTarget(name: "ExamplesTests", dependencies: ["ToDo", "Receivables", "RecordStore"]),
    .testTarget(name: "TidyTests"),
  ],
  swiftLanguageModes: [.v6]
)
