import AnimationCore
import Controls
import Foundation
import Geometry
import PreviewMessages
import TextViews
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Bar above the previews, in which their surroundings are chosen.
struct PreviewBar: View {
    let model: PreviewModel

    var body: some View {
        @Bindable var model = model
        ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 12) {
                Picker("Preview", selection: $model.chosen) {
                    Text("All previews").tag(String?.none)
                    ForEach(model.previews) { Text($0.title).tag(String?.some($0.id)) }
                }
                Picker("Device", selection: $model.look.device) {
                    ForEach(PreviewLook.Device.allCases, id: \.self) { Text($0.title) }
                }
                Picker("Appearance", selection: $model.look.appearance) {
                    Text("Light").tag(PreviewLook.Appearance.light)
                    Text("Dark").tag(PreviewLook.Appearance.dark)
                }
                .pickerStyle(.segmented)
                Picker("Text size", selection: $model.look.textSize) {
                    ForEach(PreviewLook.TextSize.allCases, id: \.self) { Text("\($0.title) text") }
                }
                Picker("Language", selection: $model.look.locale) {
                    ForEach(languages, id: \.self) { Text(Self.title(of: $0)) }
                }
                Toggle("Right to left", isOn: $model.look.isRightToLeft)
                    .toggleStyle(.button)
            }
            .labelsHidden()
            .fixedSize()
            .padding(.horizontal, 16)
            .padding(.vertical, 10)
        }
        .frame(height: 52)
    }

    /// Languages of different scripts, lengths and number formats, and the one that was asked for.
    private var languages: [String] {
        let usual = ["en_US", "de_DE", "fr_FR", "es_ES", "pt_BR", "ja_JP", "zh_CN", "ar_EG", "he_IL"]
        return usual.contains(model.look.locale) ? usual : [model.look.locale] + usual
    }

    private static func title(of locale: String) -> String {
        let own = Locale(identifier: locale)
        let language = own.language.languageCode?.identifier ?? locale
        return own.localizedString(forLanguageCode: language)?.capitalized(with: own) ?? locale
    }
}
