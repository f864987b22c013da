// Apple's Foundation shows Observation: files that import Foundation alone have `@Observable`.
@_exported public import Observation
