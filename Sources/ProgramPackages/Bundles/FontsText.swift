/// Configuration of Fontconfig that adds a folder to the system's own.
enum FontsText {
    static func text(folder: String) -> String {
        let folder = folder.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        return """
            <?xml version="1.0"?>
            <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
            <fontconfig>
              <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
              <dir>\(folder)</dir>
            </fontconfig>

            """
    }
}
