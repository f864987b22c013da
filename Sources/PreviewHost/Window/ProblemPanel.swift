import AnimationCore
import Controls
import Foundation
import Geometry
import PreviewMessages
import TextViews
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Errors of the compiler, each with its file and line.
struct ProblemPanel: View {
    let problems: [CompilerProblem]

    private static let limit = 4

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            ForEach(Array(problems.prefix(Self.limit).enumerated()), id: \.offset) { _, problem in
                VStack(alignment: .leading, spacing: 2) {
                    if !problem.place.isEmpty {
                        Text(problem.place).font(.system(.callout, design: .monospaced).bold())
                    }
                    Text(problem.text).font(.callout)
                }
            }
            if problems.count > Self.limit {
                Text("and \(problems.count - Self.limit) more").font(.caption).opacity(0.8)
            }
        }
        .foregroundStyle(.white)
        .padding(16)
        .frame(maxWidth: 720, alignment: .leading)
        .background(Color(red: 0.72, green: 0.11, blue: 0.13), in: RoundedRectangle(cornerRadius: 12))
        .shadow(color: .black.opacity(0.3), radius: 12, y: 4)
    }
}
