// swift-format-ignore-file: LineLength

extension SymbolDrawings {
    /// Letters, digits and marks, which are shown in enclosures and badges only.
    static let letters = #"""
        letter.0 | stroke M12 4 C15.6 4 17 7.5 17 12 C17 16.5 15.6 20 12 20 C8.4 20 7 16.5 7 12 C7 7.5 8.4 4 12 4 Z
        letter.1 | stroke M8.5 7.4 L12.8 4 V20
        letter.2 | stroke M7 8.4 C7.2 5.6 9.2 4 12 4 C14.9 4 17 5.8 17 8.4 C17 10.6 15.9 11.9 13.9 13.9 L7 20 H17.3
        letter.3 | stroke M7.2 7.4 C7.8 5.3 9.6 4 12 4 C14.8 4 16.6 5.6 16.6 7.9 C16.6 10.2 14.8 11.6 12 11.6 H10.8 M12 11.6 C15 11.6 17 13.2 17 15.7 C17 18.3 15 20 12 20 C9.3 20 7.4 18.6 7 16.4
        letter.4 | stroke M14.6 20 V4 L6.4 15.6 H17.8
        letter.5 | stroke M16.4 4 H8.6 L7.8 11 C8.8 10.1 10.2 9.6 11.8 9.6 C14.9 9.6 17 11.7 17 14.7 C17 17.9 14.9 20 11.8 20 C9.4 20 7.6 18.9 6.9 16.9
        letter.6 | stroke M15.9 6.2 C15 4.8 13.7 4 12.2 4 C8.9 4 7 7.3 7 12.6 C7 17.4 9 20 12.1 20 C15 20 17 17.9 17 15 C17 12.1 15 10.1 12.2 10.1 C9.4 10.1 7.4 12 7.1 14.4
        letter.7 | stroke M6.8 4 H17.2 L10.4 20
        letter.8 | stroke M12 11.5 C9.4 11.5 7.7 10 7.7 7.8 C7.7 5.5 9.5 4 12 4 C14.5 4 16.3 5.5 16.3 7.8 C16.3 10 14.6 11.5 12 11.5 C9 11.5 7 13.2 7 15.7 C7 18.3 9.1 20 12 20 C14.9 20 17 18.3 17 15.7 C17 13.2 15 11.5 12 11.5 Z
        letter.9 | stroke M8.1 17.8 C9 19.2 10.3 20 11.8 20 C15.1 20 17 16.7 17 11.4 C17 6.6 15 4 11.9 4 C9 4 7 6.1 7 9 C7 11.9 9 13.9 11.8 13.9 C14.6 13.9 16.6 12 16.9 9.6
        letter.a | stroke M5.6 20 L12 4 L18.4 20 M8 14.4 H16
        letter.b | stroke M12.6 11.6 H7.5 M7.5 4 H12.6 C15 4 16.5 5.5 16.5 7.8 C16.5 10.1 15 11.6 12.6 11.6 H13 C15.7 11.6 17.3 13.3 17.3 15.8 C17.3 18.3 15.7 20 13 20 H7.5 Z
        letter.c | stroke M18 8 C17 5.6 15 4 12.4 4 C8.6 4 6 7.2 6 12 C6 16.8 8.6 20 12.4 20 C15 20 17 18.4 18 16
        letter.d | stroke M7 4 H11.4 C15.4 4 18 7 18 12 C18 17 15.4 20 11.4 20 H7 Z
        letter.e | stroke M16.6 4 H7.6 V20 H16.8 M7.6 11.8 H15.4
        letter.f | stroke M16.8 4 H7.8 V20 M7.8 12.2 H15.4
        letter.g | stroke M17.8 7.6 C16.8 5.4 14.8 4 12.3 4 C8.5 4 6 7.2 6 12 C6 16.8 8.5 20 12.3 20 C15.8 20 18.2 17.4 18.2 13.4 V12.8 H12.8
        letter.h | stroke M6.6 4 V20 M17.4 4 V20 M6.6 11.8 H17.4
        letter.i | stroke M12 4 V20 M9 4 H15 M9 20 H15
        letter.j | stroke M15.8 4 V15 C15.8 18.2 14.2 20 11.6 20 C9.2 20 7.6 18.6 7.2 16.2
        letter.k | stroke M7 4 V20 M17.4 4 L7 14.4 M10.6 11 L17.8 20
        letter.l | stroke M8 4 V20 H17
        letter.m | stroke M5.2 20 V4 L12 15 L18.8 4 V20
        letter.n | stroke M6.6 20 V4 L17.4 20 V4
        letter.o | stroke M12 4 C15.9 4 18.4 7.2 18.4 12 C18.4 16.8 15.9 20 12 20 C8.1 20 5.6 16.8 5.6 12 C5.6 7.2 8.1 4 12 4 Z
        letter.p | stroke M7.4 20 V4 H12.6 C15.4 4 17.2 5.9 17.2 8.7 C17.2 11.5 15.4 13.4 12.6 13.4 H7.4
        letter.q | stroke M12 4 C15.9 4 18.4 7.2 18.4 12 C18.4 16.8 15.9 20 12 20 C8.1 20 5.6 16.8 5.6 12 C5.6 7.2 8.1 4 12 4 Z M13.6 15.6 L18.4 20.8
        letter.r | stroke M7.4 20 V4 H12.6 C15.4 4 17.2 5.9 17.2 8.7 C17.2 11.5 15.4 13.4 12.6 13.4 H7.4 M12.4 13.4 L17.4 20
        letter.s | stroke M17 7.4 C16.4 5.3 14.6 4 12.2 4 C9.4 4 7.4 5.6 7.4 7.9 C7.4 13.3 17.4 10.2 17.4 15.8 C17.4 18.4 15.2 20 12.2 20 C9.4 20 7.4 18.6 6.8 16.2
        letter.t | stroke M5.6 4 H18.4 M12 4 V20
        letter.u | stroke M6.6 4 V14 C6.6 17.8 8.6 20 12 20 C15.4 20 17.4 17.8 17.4 14 V4
        letter.v | stroke M5.6 4 L12 20 L18.4 4
        letter.w | stroke M3.6 4 L7.8 20 L12 5.4 L16.2 20 L20.4 4
        letter.x | stroke M6 4 L18 20 M18 4 L6 20
        letter.y | stroke M5.8 4 L12 12.4 V20 M18.2 4 L12 12.4
        letter.z | stroke M6.6 4 H17.4 L6.6 20 H17.6
        mark.clock | stroke M12 4.5 V12.6 H18.4
        mark.gearshape | stroke O12 12 4.4 | stroke M19.6 12 L21.6 12 M17.37 17.37 L18.79 18.79 M12 19.6 L12 21.6 M6.63 17.37 L5.21 18.79 M4.4 12 L2.4 12 M6.63 6.63 L5.21 5.21 M12 4.4 L12 2.4 M17.37 6.63 L18.79 5.21
        mark.lock | fill R6.5 10.5 11 8.6 2 | stroke M8.8 11 V8 A3.2 3.2 0 0 1 15.2 8 V11
        mark.wifi | stroke M4.6 9.6 A10.5 10.5 0 0 1 19.4 9.6 M8.2 13.6 A5.4 5.4 0 0 1 15.8 13.6 | fill O12 18 1.8
        """#
}
