// The name under which programs import Core Animation, which is part of UIKit here.
@_exported public import Foundation
@_exported public import UIKit
