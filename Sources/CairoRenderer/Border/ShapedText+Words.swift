import CPango

extension ShapedText {
    /// Finds whether a line ends where the text has no place for a line's end, as within a word that is wider than the lines.
    func endsLineWithinWord() -> Bool {
        guard lines.count > 1, let text = unsafe pango_layout_get_text(layout) else { return false }
        var count: Int32 = 0
        guard let places = unsafe pango_layout_get_log_attrs_readonly(layout, &count) else { return false }
        for index in 1..<Int32(clamping: lines.count) {
            guard let line = unsafe pango_layout_get_line_readonly(layout, index),
                unsafe line.pointee.is_paragraph_start == 0
            else { continue }
            let place = unsafe g_utf8_pointer_to_offset(text, text + Int(line.pointee.start_index))
            if place > 0, place < Int(count), unsafe places[place].is_line_break == 0 { return true }
        }
        return false
    }
}
