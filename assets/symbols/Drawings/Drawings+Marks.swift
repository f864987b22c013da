// swift-format-ignore-file: LineLength

extension SymbolDrawings {
    /// Marks: plus, check marks, punctuation, currencies.
    static let marks = #"""
        plus | stroke M12 3.5 V20.5 M3.5 12 H20.5
        minus | stroke M3.5 12 H20.5
        multiply | stroke M6 6 L18 18 M18 6 L6 18
        xmark | stroke M4.5 4.5 L19.5 19.5 M19.5 4.5 L4.5 19.5
        checkmark | stroke M3.8 13.2 L9.3 19.2 L20.2 4.8
        plus.circle | stroke M2 12 A10 10 0 1 1 22 12 A10 10 0 1 1 2 12 Z | stroke M12 7.3 V16.7 M7.3 12 H16.7
        plus.circle.fill | fill M1 12 A11 11 0 1 1 23 12 A11 11 0 1 1 1 12 Z | groove M7.3 12 H12 V7.3 V12 H16.7 H12 V16.7 V12 Z
        minus.circle | stroke M2 12 A10 10 0 1 1 22 12 A10 10 0 1 1 2 12 Z | stroke M7.3 12 H16.7
        minus.circle.fill | fill M1 12 A11 11 0 1 1 23 12 A11 11 0 1 1 1 12 Z | groove M7.3 12 H16.7
        checkmark.circle | stroke M2 12 A10 10 0 1 1 22 12 A10 10 0 1 1 2 12 Z | stroke M7.2 12.6 L10.6 16.2 L16.8 8.2
        checkmark.circle.fill | fill M1 12 A11 11 0 1 1 23 12 A11 11 0 1 1 1 12 Z | groove M7.2 12.6 L10.6 16.2 L16.8 8.2
        xmark.circle | stroke M2 12 A10 10 0 1 1 22 12 A10 10 0 1 1 2 12 Z | stroke M8.6 8.6 L15.4 15.4 M15.4 8.6 L8.6 15.4
        xmark.circle.fill | fill M1 12 A11 11 0 1 1 23 12 A11 11 0 1 1 1 12 Z | groove M8.6 8.6 L12 12 L15.4 8.6 L12 12 L15.4 15.4 L12 12 L8.6 15.4 L12 12 Z
        plus.app | stroke M7.25 2.5 H16.75 A4.75 4.75 0 0 1 21.5 7.25 V16.75 A4.75 4.75 0 0 1 16.75 21.5 H7.25 A4.75 4.75 0 0 1 2.5 16.75 V7.25 A4.75 4.75 0 0 1 7.25 2.5 Z | stroke M12 7.3 V16.7 M7.3 12 H16.7
        info.circle.fill | fill M1 12 A11 11 0 1 1 23 12 A11 11 0 1 1 1 12 Z | hole M10.5 7.1 A1.4 1.4 0 1 1 13.3 7.1 A1.4 1.4 0 1 1 10.5 7.1 Z | groove:1.9 M10.1 11 H12.1 V16.9 H14.2 H12.1 H10 H12.1 V11 Z
        exclamationmark.triangle.fill | fill M9.9 2.9 C10.8 1.2 13.2 1.2 14.1 2.9 L22.7 18.7 C23.6 20.3 22.4 22.3 20.6 22.3 H3.4 C1.6 22.3 0.4 20.3 1.3 18.7 Z | groove M12 8.2 V13.6 | hole M10.65 17.7 A1.35 1.35 0 1 1 13.35 17.7 A1.35 1.35 0 1 1 10.65 17.7 Z
        questionmark.square.dashed | stroke:1.8 M2.5 7.25 A4.75 4.75 0 0 1 7.25 2.5 M10.4 2.5 H13.6 M16.75 2.5 A4.75 4.75 0 0 1 21.5 7.25 M21.5 10.4 V13.6 M21.5 16.75 A4.75 4.75 0 0 1 16.75 21.5 M13.6 21.5 H10.4 M7.25 21.5 A4.75 4.75 0 0 1 2.5 16.75 M2.5 13.6 V10.4 | stroke M9.1 9.2 C9.3 7.6 10.5 6.7 12.1 6.7 C13.8 6.7 15 7.8 15 9.3 C15 11.5 12 11.6 12 14 | fill M10.7 17.3 A1.3 1.3 0 1 1 13.3 17.3 A1.3 1.3 0 1 1 10.7 17.3 Z
        equal | stroke M3.8 8.6 H20.2 M3.8 15.4 H20.2
        divide | stroke M3.5 12 H20.5 | fill O12 5.6 2 | fill O12 18.4 2
        plusminus | stroke M12 2.6 V15 M5.8 8.8 H18.2 M5.8 20.6 H18.2
        plus.forwardslash.minus | stroke M6.6 2.6 V11.4 M2.2 7 H11 M13 18.4 H21.8 M18.6 3.4 L5.4 20.6
        percent | stroke O6.4 6.6 3.6 | stroke O17.6 17.4 3.6 | stroke M18.4 4 L5.6 20
        number | stroke M9.6 2.8 L6.8 21.2 M17.2 2.8 L14.4 21.2 M3.6 8.6 H21.2 M2.8 15.4 H20.4
        at | stroke O12 12 4.1 | stroke M16.1 8 V13.6 C16.1 15.4 17.2 16.4 18.7 16.4 C20.8 16.4 21.9 14.6 21.9 12 A9.9 9.9 0 1 0 17.6 20.2
        asterisk | stroke M12 21 L12 3 M4.21 16.5 L19.79 7.5 M4.21 7.5 L19.79 16.5
        questionmark | stroke M7.4 7.9 C7.6 5 9.5 3.2 12.2 3.2 C15 3.2 17 5 17 7.6 C17 11.4 12 11.6 12 15.2 | fill O12 20.2 1.6
        exclamationmark | stroke:2.5 M12 3.2 V14.4 | fill O12 20 1.7
        exclamationmark.2 | stroke:2.5 M8 3.2 V14.4 M16 3.2 V14.4 | fill O8 20 1.7 O16 20 1.7
        exclamationmark.3 | stroke:2.5 M5 3.2 V14.4 M12 3.2 V14.4 M19 3.2 V14.4 | fill O5 20 1.7 O12 20 1.7 O19 20 1.7
        info | fill O11.6 4.2 1.8 | stroke M8.4 10 H12 V20.2 M7.8 20.2 H16.4
        info.circle | stroke O12 12 10 | fill O11.9 7.5 1.4 | stroke:1.9 M10.1 11 H12.1 V16.9 M10 16.9 H14.2
        ellipsis | fill O4.2 12 2.3 | fill O12 12 2.3 | fill O19.8 12 2.3
        ellipsis.vertical | fill O12 4.2 2.3 | fill O12 12 2.3 | fill O12 19.8 2.3
        infinity | stroke M12 12 C10 8.6 8.4 7 6.3 7 C3.6 7 1.9 9.2 1.9 12 C1.9 14.8 3.6 17 6.3 17 C8.4 17 10 15.4 12 12 C14 8.6 15.6 7 17.7 7 C20.4 7 22.1 9.2 22.1 12 C22.1 14.8 20.4 17 17.7 17 C15.6 17 14 15.4 12 12 Z
        lessthan | stroke M19.4 4.6 L4.6 12 L19.4 19.4
        greaterthan | stroke M4.6 4.6 L19.4 12 L4.6 19.4
        sum | stroke M18.6 6.4 V3.4 H5.4 L13 12 L5.4 20.6 H18.6 V17.6
        function | stroke M16.8 4.6 C15.8 2.4 12.6 2.4 12 5.8 L9.8 18.2 C9.2 21.6 6.4 21.6 5.4 19.6 M7.4 9.4 H15.4 M15 14 L19.6 19.6 M19.6 14 L15 19.6
        x.squareroot | stroke M2.2 13.4 L4.6 12 L8 20 L11.2 4.4 H21.8 M14.4 9.6 L20.4 17.4 M20.4 9.6 L14.4 17.4
        checkmark.square | stroke R2.5 2.5 19 19 4 | stroke M7 12.6 L10.5 16.3 L17 7.9
        checklist | stroke M2.2 6 L4.4 8.4 L8.4 3.4 M2.2 17 L4.4 19.4 L8.4 14.4 M12.4 6 H21.6 M12.4 17 H21.6
        checkmark.rectangle.stack | stroke M6.4 2.4 H17.6 | stroke M4 6 H20 | stroke R2.2 9.6 19.6 12 2.4 | stroke M8.4 15.8 L11 18.4 L15.8 12.9
        dollarsign | stroke M12 1.8 V22.2 M17.2 7.6 C16.8 5.4 14.8 4.2 12.1 4.2 C9.2 4.2 7.1 5.7 7.1 8 C7.1 13.4 17.6 10.4 17.6 16 C17.6 18.4 15.2 19.8 12.1 19.8 C9.2 19.8 7 18.5 6.5 16.2
        eurosign | stroke M18.8 5 C17.6 4 16.2 3.4 14.6 3.4 C10.4 3.4 7.8 7 7.8 12 C7.8 17 10.4 20.6 14.6 20.6 C16.2 20.6 17.6 20 18.8 19 M4.2 9.9 H15.4 M4.2 14.1 H14.6
        sterlingsign | stroke M17.6 7 C17 4.7 15.4 3.4 13.2 3.4 C10.4 3.4 8.6 5.3 8.6 8 C8.6 11.4 10.2 13 9.6 16.2 C9.3 18 8.2 19.6 6.4 20.6 H18.2 M5.8 12.6 H15
        yensign | stroke M5 3 L12 12 L19 3 M12 12 V21 M6.4 12.6 H17.6 M6.4 16.6 H17.6
        indianrupeesign | stroke M6 3.4 H18 M6 8.6 H18 M6 3.4 H9.6 C13 3.4 14.8 5.4 14.8 8.4 C14.8 11.4 13 13.6 9.6 13.6 H6 L14.6 20.8
        bitcoinsign | stroke M7.2 4.8 H13 C15.5 4.8 17 6.1 17 8.3 C17 10.5 15.5 11.8 13 11.8 C16 11.8 17.9 13.2 17.9 15.5 C17.9 17.8 16.2 19.2 13.2 19.2 H7.2 M8.8 4.8 V19.2 M8.8 11.8 H13 M10.2 2 V4.8 M13.6 2 V4.8 M10.2 19.2 V22 M13.6 19.2 V22
        centsign | stroke M12 2.4 V21.6 M17 8.6 C16.2 6.8 14.4 5.6 12.2 5.6 C9 5.6 6.8 8.2 6.8 12 C6.8 15.8 9 18.4 12.2 18.4 C14.4 18.4 16.2 17.2 17 15.4
        """#
}
