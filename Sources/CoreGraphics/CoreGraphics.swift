// Umbrella for programs that import CoreGraphics: its value types come from Foundation, its transforms and paths from
// Geometry.
@_exported public import Foundation
@_exported public import Geometry
