import Foundation
import Geometry

/// Parser of path data: the commands M, L, H, V, C, Q, A and Z as in SVG 2, chapter 9.3; small letters are relative to
/// the current point. A command may be followed by several sets of numbers.
///
/// Two commands are our own, and may begin a path: `O x y r` is a circle, by its centre and radius, and `R x y w h r` a
/// rectangle with round corners, by its top left corner, size and corner radius. Both are closed.
struct PathData {
    private let characters: [Character]
    private var index = 0
    private var path = Path()
    private var start = CGPoint.zero
    private var current = CGPoint.zero

    private init(_ text: Substring) { characters = Array(text) }

    /// Parses path data.
    ///
    /// - Throws: ``PathDataError`` at the first invalid command or number, or if there is none.
    /// - Returns: The path.
    static func path(_ text: Substring) throws(PathDataError) -> Path {
        var reader = PathData(text)
        return try reader.read()
    }

    /// Parses all commands.
    ///
    /// - Throws: ``PathDataError`` at the first invalid command or number, or if there is none.
    private mutating func read() throws(PathDataError) -> Path {
        skipSpace()
        guard index < characters.count else { throw .empty }
        while index < characters.count {
            let letter = characters[index]
            let column = index + 1
            index += 1
            guard let command = Command(letter) else { throw .unknownCommand(letter, column: column) }
            if path.isEmpty, !command.kind.begins { throw .doesNotBeginWithMove(letter) }
            try carryOut(command)
            skipSpace()
            while command.kind != .close, index < characters.count, beginsNumber(characters[index]) {
                try carryOut(command.again)
                skipSpace()
            }
        }
        return path
    }

    /// Parses the numbers of one command and appends it to the path.
    ///
    /// - Throws: ``PathDataError`` for a missing or invalid number.
    private mutating func carryOut(_ command: Command) throws(PathDataError) {
        switch command.kind {
        case .move:
            current = try point(command)
            start = current
            path.move(to: current)
        case .line:
            current = try point(command)
            path.addLine(to: current)
        case .horizontal:
            current.x = try number(command) + (command.isRelative ? current.x : 0)
            path.addLine(to: current)
        case .vertical:
            current.y = try number(command) + (command.isRelative ? current.y : 0)
            path.addLine(to: current)
        case .cubic:
            let (a, b, end) = (try point(command), try point(command), try point(command))
            path.addCurve(to: end, control1: a, control2: b)
            current = end
        case .quadratic:
            let (control, end) = (try point(command), try point(command))
            path.addQuadCurve(to: end, control: control)
            current = end
        case .arc:
            let radii = CGSize(width: try number(command), height: try number(command))
            let rotation = try number(command)
            let (isLarge, isClockwise) = (try number(command) != 0, try number(command) != 0)
            let end = try point(command)
            EllipticalArc(
                from: current, to: end, radii: radii, rotation: Angle(degrees: rotation), isLarge: isLarge,
                isClockwise: isClockwise
            ).add(to: &path)
            current = end
        case .circle:
            let center = try point(command)
            let radius = try number(command)
            addCircle(center: center, radius: abs(radius))
        case .rectangle:
            let origin = try point(command)
            let size = CGSize(width: try number(command), height: try number(command))
            let radius = try number(command)
            addRectangle(CGRect(origin: origin, size: size), radius: radius)
        case .close:
            path.closeSubpath()
            current = start
        }
    }

    private mutating func addCircle(center: CGPoint, radius: CGFloat) {
        path.move(to: CGPoint(x: center.x + radius, y: center.y))
        path.addRelativeArc(center: center, radius: radius, startAngle: .zero, delta: Angle(radians: 2 * .pi))
        path.closeSubpath()
        (start, current) = (path.currentPoint ?? center, path.currentPoint ?? center)
    }

    private mutating func addRectangle(_ rect: CGRect, radius: CGFloat) {
        let side = min(max(radius, 0), rect.width / 2, rect.height / 2)
        path.addRoundedRect(in: rect, cornerSize: CGSize(width: side, height: side), style: .circular)
        (start, current) = (path.currentPoint ?? rect.origin, path.currentPoint ?? rect.origin)
    }

    // MARK: Numbers

    /// Parses two numbers as a point in absolute coordinates.
    ///
    /// - Throws: ``PathDataError`` for a missing or invalid number.
    private mutating func point(_ command: Command) throws(PathDataError) -> CGPoint {
        let (x, y) = (try number(command), try number(command))
        return command.isRelative ? CGPoint(x: current.x + x, y: current.y + y) : CGPoint(x: x, y: y)
    }

    /// Parses one number.
    ///
    /// - Throws: ``PathDataError`` for a missing or invalid number.
    private mutating func number(_ command: Command) throws(PathDataError) -> CGFloat {
        skipSpace()
        guard index < characters.count, beginsNumber(characters[index]) else {
            throw .noNumber(after: command.letter, column: index + 1)
        }
        let first = index
        var hasPoint = false
        while index < characters.count {
            let character = characters[index]
            let isSign = index == first && (character == "-" || character == "+")
            let isPoint = character == "." && !hasPoint
            guard isSign || isPoint || character.isASCIIDigit else { break }
            if isPoint { hasPoint = true }
            index += 1
        }
        let text = String(characters[first..<index])
        guard let number = Double(text), number.isFinite else { throw .notANumber(text, column: first + 1) }
        return number
    }

    private func beginsNumber(_ character: Character) -> Bool {
        character.isASCIIDigit || character == "-" || character == "+" || character == "."
    }

    private mutating func skipSpace() {
        while index < characters.count, characters[index].isWhitespace || characters[index] == "," { index += 1 }
    }
}

extension PathData {
    fileprivate struct Command {
        enum Kind {
            case move, line, horizontal, vertical, cubic, quadratic, arc, circle, rectangle, close

            /// True for commands that need no current point.
            var begins: Bool {
                switch self {
                case .move, .circle, .rectangle: true
                case .line, .horizontal, .vertical, .cubic, .quadratic, .arc, .close: false
                }
            }
        }

        let letter: Character
        let kind: Kind
        let isRelative: Bool

        init?(_ letter: Character) {
            switch letter {
            case "M", "m": kind = .move
            case "L", "l": kind = .line
            case "H", "h": kind = .horizontal
            case "V", "v": kind = .vertical
            case "C", "c": kind = .cubic
            case "Q", "q": kind = .quadratic
            case "A", "a": kind = .arc
            case "O", "o": kind = .circle
            case "R", "r": kind = .rectangle
            case "Z", "z": kind = .close
            default: return nil
            }
            self.letter = letter
            isRelative = letter.isLowercase
        }

        private init(letter: Character, kind: Kind, isRelative: Bool) {
            self.letter = letter
            self.kind = kind
            self.isRelative = isRelative
        }

        /// Command of a second set of numbers: after a move, further points are lines.
        var again: Command {
            kind == .move ? Command(letter: letter, kind: .line, isRelative: isRelative) : self
        }
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
