import Foundation
import Geometry
import Symbols
import Testing

/// Symbols composed of others, and the nearest ones.
struct SymbolLibraryTests {
    private let grid = CGRect(x: 0, y: 0, width: 24, height: 24)

    private func path(_ name: String, lineWidth: Double = Symbol.lineWidth) throws -> Path {
        try #require(SymbolLibrary.symbol(named: name), "\(name)").path(in: grid, lineWidth: lineWidth)
    }

    /// The names that public programs use most, in variants that are not drawn by hand.
    private static let wanted = """
        ellipsis globe list.bullet stop.fill gearshape suit.heart forward.fill person.circle power house.fill sun.min.fill
        delete.left person.circle.fill person.fill person.2.fill gearshape.fill calendar clock.fill star.circle.fill
        heart.circle arrow.up.circle.fill arrow.right.square chevron.right.circle chevron.down.circle.fill
        arrow.triangle.2.circlepath magnifyingglass.circle.fill bell.fill bell.badge bell.slash bell.slash.fill
        envelope.fill envelope.badge phone.fill phone.circle.fill message.fill camera.fill camera.circle photo.fill
        photo.on.rectangle video.fill video.slash mic.fill mic.slash.fill speaker.wave.3.fill speaker.slash.fill music.note
        play.circle.fill pause.circle.fill stop.circle backward.fill forward.end.fill folder.fill folder.badge.plus
        doc.fill doc.text.fill doc.badge.plus doc.on.doc tray.fill archivebox.fill paperplane.fill paperplane.circle.fill
        square.and.arrow.up square.and.pencil bookmark.fill bookmark.circle tag.fill cart.fill cart.badge.plus bag.fill
        creditcard.fill gift.fill book.fill books.vertical.fill graduationcap.fill briefcase.fill hammer.fill
        wrench.and.screwdriver.fill paintbrush.fill paintpalette.fill scissors link paperclip lock.fill lock.open.fill
        lock.shield key.fill eye.fill eye.slash.fill wifi wifi.slash antenna.radiowaves.left.and.right battery.100
        bolt.fill bolt.circle.fill flame.fill drop.fill leaf.fill cloud.fill cloud.rain.fill cloud.sun.fill cloud.bolt
        snowflake wind thermometer umbrella.fill moon.stars.fill sun.max sunrise.fill hand.thumbsup.fill hand.raised.fill
        figure.walk figure.run pawprint hare.fill tortoise.fill ant.fill ladybug.fill car.fill bus.fill tram.fill
        bicycle.circle map.fill mappin.circle.fill location.fill location.circle location.slash.fill building.2.fill
        bed.double.fill cup.and.saucer.fill birthday.cake.fill party.popper.fill balloon.fill tshirt.fill eyeglasses
        gamecontroller die.face.1 die.face.6.fill puzzlepiece.fill trophy.fill crown.fill medal.fill rosette wand.and.stars
        lightbulb.fill desktopcomputer laptopcomputer iphone ipad.landscape applewatch tv.fill keyboard printer.fill cpu
        server.rack externaldrive.fill circle.lefthalf.filled circle.inset.filled square.dashed rectangle.fill
        triangle.fill hexagon.fill octagon.fill seal.fill diamond.fill capsule.fill oval.fill app.fill app.badge
        shippingbox.fill cube.fill chart.bar.fill chart.pie.fill chart.line.uptrend.xyaxis waveform waveform.circle.fill
        face.smiling.fill brain.head.profile cross.case.fill pills.fill stethoscope 0.circle 1.circle.fill 12.square
        50.square.fill a.circle z.square.fill dollarsign.circle.fill eurosign.circle questionmark.circle
        exclamationmark.octagon.fill exclamationmark.bubble checkmark.seal.fill checkmark.shield.fill xmark.octagon
        plus.bubble.fill text.bubble.fill ellipsis.circle.fill line.3.horizontal.decrease.circle trash.circle.fill
        person.badge.plus person.crop.circle.badge.plus person.crop.circle.badge.xmark calendar.badge.clock
        clock.badge.checkmark rectangle.portrait.fill play.rectangle.fill play.tv arrow.up.left.and.arrow.down.right
        textformat.size list.bullet.circle note.text doc.text.magnifyingglass number.circle.fill at.circle
        """

    @Test func `names in variants are drawn or composed`() {
        let names = Self.wanted.split(whereSeparator: \.isWhitespace).map(String.init)
        #expect(names.filter { SymbolLibrary.symbol(named: $0) == nil } == [])
    }

    @Test(arguments: [0.9, Symbol.lineWidth, 3.4])
    func `composed symbols stay within their grid`(lineWidth: Double) throws {
        for name in Self.wanted.split(whereSeparator: \.isWhitespace) {
            let bounds = try path(String(name), lineWidth: lineWidth).boundingRect
            #expect(grid.insetBy(dx: -0.05, dy: -0.05).contains(bounds), "\(name) reaches over the grid: \(bounds)")
            #expect(max(bounds.width, bounds.height) > 12, "\(name) is only \(bounds) large")
        }
    }

    @Test func `a symbol in a circle is inside of it, or cut out of it`() throws {
        let (open, filled) = (try path("heart.circle"), try path("heart.circle.fill"))
        #expect(open.contains(CGPoint(x: 12, y: 12)) && !filled.contains(CGPoint(x: 12, y: 12)))
        #expect(!open.contains(CGPoint(x: 12, y: 4.5)) && filled.contains(CGPoint(x: 12, y: 4.5)))
    }

    @Test func `a filled symbol keeps the lines inside of it as gaps`() throws {
        let envelope = try path("envelope.fill")
        #expect(envelope.contains(CGPoint(x: 12, y: 17)) && !envelope.contains(CGPoint(x: 12, y: 13.4)))
        #expect(SymbolLibrary.symbol(named: "plus.fill") == nil, "a plus has nothing to fill")
    }

    @Test func `a slash has a gap on both sides`() throws {
        let bell = try path("bell.slash.fill")
        #expect(bell.contains(CGPoint(x: 12, y: 12)))
        #expect(!bell.contains(CGPoint(x: 13.2, y: 10.8)) && !bell.contains(CGPoint(x: 10.8, y: 13.2)))
    }

    @Test func `levels are the mark, then what it is on`() throws {
        func count(_ name: String) throws -> Int {
            try #require(SymbolLibrary.symbol(named: name)).levels(in: grid).count
        }
        #expect(try count("heart.circle.fill") == 2)
        #expect(try count("plus.circle.fill") == 2, "grooves are a level, too")
        #expect(try count("bell.slash") == 2 && count("folder.badge.plus") == 2)
        #expect(try count("heart") == 1)
    }

    @Test func `parts light up in the order of the drawing`() throws {
        let wifi = try #require(SymbolLibrary.symbol(named: "wifi"))
        let pieces = wifi.pieces(in: grid)
        #expect(pieces.count == 4)
        #expect(pieces.map(\.boundingRect.maxY) == pieces.map(\.boundingRect.maxY).sorted(by: >))
    }

    @Test(arguments: [
        ("plus.of.some.kind", "plus"), ("person.crop.circle.with.hat", "person.crop.circle"),
        ("bell.of.bronze.fill", "bell.fill"),
    ])
    func `an unknown name gets the symbol of its beginning`(name: String, nearest: String) throws {
        let match = try #require(SymbolLibrary.match(for: name))
        #expect(!match.isExact && match.symbol.name == nearest)
        #expect(SymbolLibrary.symbol(named: name) == nil)
    }

    @Test(arguments: [
        "", ".", "..", "no.such.symbol", "letter.a", "mark.clock", ".fill", "fill", "circle.circle.circle",
        "a.b.c.d.e.f",
        "plus.circle.square", "badge", ".badge.", "slash.slash", "filled", "inset.filled", "heart.badge.nothing",
        String(repeating: "circle.", count: 40),
    ])
    func `names without sense find nothing, and do no harm`(name: String) {
        #expect(SymbolLibrary.symbol(named: name) == nil)
    }
}
