extension Theme {
    /// Built-in themes. Each has at least 26 emoji, enough for 52 cards.
    ///
    /// The file `assets/themes/themes.json` holds the same themes as data; a test compares them.
    static let all = [
        Theme("Animals", hue: 0.07, saturation: 0.80, "🦊🐻🐼🐨🐯🦁🐮🐷🐸🐵🐔🐧🐦🦉🦄🐝🐛🦋🐌🐞🐢🐙🦀🐠🐬🐳🐊🐘🦒🦔🐰🐹"),
        Theme("Garden", hue: 0.37, saturation: 0.60, "🌵🎄🌲🌳🌴🌱🌿🍀🍁🍂🍃🌾🌷🌹🌺🌻🌼🌸💐🍄🌰🐚🐌🐞🌙⭐🌈🔥🌊⚡"),
        Theme("Travel", hue: 0.56, saturation: 0.75, "🚗🚕🚙🚌🚎🚓🚑🚒🚐🚚🚛🚜🚲🛴🛵🛺🚂🚆🚇🚊🚝🚄🚠🚡🚁🚀🛸🚢⛵🚤🛶"),
        Theme("Sports", hue: 0.63, saturation: 0.65, "⚽🏀🏈⚾🥎🎾🏐🏉🥏🎱🏓🏸🏒🏑🥍🏏🥅⛳🏹🎣🥊🥋🎽🛹🛷🥌🎿🏆🥇🎯🎳"),
        Theme("Halloween", hue: 0.76, saturation: 0.60, "👻🎃💀👽👾🤖🦇🦉🧙🧛🧟🧞🧚🐺🐍🦂🐈🌕🔮🍬🍭🍎🧹🔥⚡🗿😈👹👺🤡"),
        Theme("Faces", hue: 0.92, saturation: 0.60, "😀😂😍😎🤓🥳😴🤠😇🤩😜🤔😱🥶🤯😷🤗🙄😬🤐🤑😭😡🥺😏🤫🤭😋"),
        Theme("Food", hue: 0.99, saturation: 0.70, "🍎🍐🍊🍋🍌🍉🍇🍓🍒🍑🥭🍍🥥🥝🍅🥑🥦🥕🌽🍞🥐🧀🍳🥞🍔🍕🌮🍣🍩🍪🍰🍫🍦"),
    ]

    private init(_ name: String, hue: Double, saturation: Double, _ emoji: String) {
        self.init(name: name, hue: hue, saturation: saturation, emoji: emoji.map { String($0) })
    }
}
