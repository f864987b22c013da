// Another name under which programs import the writing of messages.
@_exported public import Foundation
@_exported public import os
