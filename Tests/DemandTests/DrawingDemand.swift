// Shapes, colours, gradients and effects in the forms that programs use.
import SwiftUI

struct Pie: Shape {
    var startAngle: Angle = .zero
    var endAngle: Angle
    var clockwise = true

    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(startAngle.radians, endAngle.radians) }
        set {
            startAngle = .radians(newValue.first)
            endAngle = Angle.radians(newValue.second)
        }
    }

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let radius = min(rect.width, rect.height) / 2
        let start = CGPoint(
            x: center.x + radius * cos(startAngle.radians), y: center.y + radius * sin(CGFloat(startAngle.radians)))
        var p = Path()
        p.move(to: center)
        p.addLine(to: start)
        p.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
        p.addLine(to: center)
        return p
    }
}

struct Diamond: InsettableShape {
    var inset: CGFloat = 0
    func inset(by amount: CGFloat) -> some InsettableShape {
        var copy = self
        copy.inset += amount
        return copy
    }
    func path(in rect: CGRect) -> Path {
        let rect = rect.insetBy(dx: inset, dy: inset)
        return Path { path in
            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLines([CGPoint(x: rect.maxX, y: rect.midY), CGPoint(x: rect.midX, y: rect.maxY)])
            path.addQuadCurve(to: CGPoint(x: rect.minX, y: rect.midY), control: CGPoint(x: rect.minX, y: rect.maxY))
            path.addCurve(
                to: CGPoint(x: rect.midX, y: rect.minY), control1: CGPoint(x: rect.minX, y: rect.minY),
                control2: CGPoint(x: rect.minX, y: rect.minY))
            path.closeSubpath()
        }
    }
}

struct Squiggle: Shape {
    func path(in rect: CGRect) -> Path {
        var upper = Path()
        upper.move(to: CGPoint(x: rect.minX, y: rect.midY))
        upper.addCurve(
            to: CGPoint(x: rect.maxX, y: rect.midY), control1: .zero, control2: CGPoint(x: rect.maxX, y: rect.minY))
        var lower = upper.applying(CGAffineTransform(rotationAngle: .pi))
        lower = lower.applying(
            CGAffineTransform(translationX: rect.size.width, y: rect.size.height).scaledBy(x: 1, y: 1))
        upper.addPath(lower)
        let box = upper.boundingRect
        return upper.offsetBy(dx: rect.minX - box.minX, dy: 0).trimmedPath(from: 0, to: 1).strokedPath(
            StrokeStyle(lineWidth: 1))
    }
}

extension Color {
    init(rgba: RGBA) { self.init(.sRGB, red: rgba.red, green: rgba.green, blue: rgba.blue, opacity: rgba.alpha) }
    static let deck = Color(red: 0.2, green: 0.3, blue: 0.4)
    static var felt: Color { Color(hue: 0.4, saturation: 0.5, brightness: 0.6) }
}

struct RGBA: Codable, Equatable, Hashable { var red = 0.1, green = 0.2, blue = 0.3, alpha = 1.0 }

extension Shape {
    @ViewBuilder func shaded(_ kind: Int, in color: Color) -> some View {
        switch kind {
        case 0: fill(color)
        case 1: stroke(color, lineWidth: 2)
        case 2:
            ZStack {
                fill().opacity(0.2)
                stroke(lineWidth: 2)
            }.foregroundColor(color)
        default: stroke(color)
        }
    }
}

struct DrawingDemand: View {
    let gradient = Gradient(colors: [.red, .orange, .yellow, .green, .blue, .purple, .pink])
    let style: AnyShapeStyle = AnyShapeStyle(.red)

    var body: some View {
        VStack {
            shapes
            HStack {
                LinearGradient(gradient: gradient, startPoint: .topLeading, endPoint: .bottomTrailing)
                LinearGradient(colors: [.white, .black, .clear], startPoint: .top, endPoint: UnitPoint(x: 0, y: 1))
                AngularGradient(gradient: gradient, center: .center)
                AngularGradient(colors: [.mint, .teal, .cyan], center: .center, angle: .degrees(90))
                AngularGradient(colors: [.indigo, .brown], center: .center)
                RadialGradient(gradient: gradient, center: .center, startRadius: 0, endRadius: 40)
                Rectangle().fill(.linearGradient(colors: [.gray, .primary], startPoint: .top, endPoint: .bottom))
            }
            HStack {
                Color(white: 0.5).opacity(0.5)
                Color.felt.shadow(color: .black, radius: 3, x: 1, y: 2).shadow(radius: 1)
                Color(rgba: RGBA()).blur(radius: 2).border(Color.secondary, width: 1).border(.red)
                Color.deck.mask(Circle()).mask { Capsule() }.clipShape(RoundedRectangle(cornerRadius: 3))
                Color.accentColor.drawingGroup().compositingGroup().cornerRadius(4)
                Color("an asset that is not there")
            }
        }
        .background(.thinMaterial)
        .foregroundStyle(style)
        .tint(.purple)
    }

    @ViewBuilder var shapes: some View {
        let shape = RoundedRectangle(cornerRadius: 10)
        ZStack {
            shape.fill().foregroundColor(.white)
            shape.strokeBorder(lineWidth: 3).foregroundColor(.red)
            shape.fill(.white).strokeBorder(Color.blue, lineWidth: 2)
            shape.stroke(Color.red, style: StrokeStyle(lineWidth: 1, lineCap: .round, miterLimit: 1, dash: [2, 1]))
            shape.strokeBorder()
            shape.strokeBorder(.green)
            Pie(endAngle: .degrees(110)).padding(5).opacity(0.5)
            Pie(startAngle: Angle(degrees: 0 - 90), endAngle: Angle.degrees(240), clockwise: false).fill(.tint)
        }
        .contentShape(Rectangle())
        HStack {
            ForEach(0..<4) { Diamond().shaded($0, in: .purple) }
            Squiggle().scale(0.5)
            Ellipse().fill(.yellow).stroke(.black, lineWidth: 1)
            Circle().trim(from: 0, to: 0.5).stroke(style: StrokeStyle(lineWidth: 2))
            Capsule().inset(by: 2).fill(Color.green.opacity(0.5))
            Rectangle().fill(style).background(.blue, in: .rect(cornerRadius: 4)).clipShape(.rect)
            Circle().rotation(.degrees(10)).offset(x: 1, y: 2).size(width: 4, height: 4)
        }
    }
}
