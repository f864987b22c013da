// What programs import CoreGraphics for: its value types are Foundation's here, its transforms and paths Geometry's.
@_exported public import Foundation
@_exported public import Geometry
