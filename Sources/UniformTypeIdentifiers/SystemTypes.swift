/// Types that the system declares.
enum SystemTypes {
    static let declarations: [TypeDeclaration] = table.split(separator: "\n").map { line in
        let columns = line.split(separator: "|", omittingEmptySubsequences: false)
        func words(_ index: Int) -> [String] {
            columns.indices.contains(index) ? columns[index].split(separator: " ").map(String.init) : []
        }
        return TypeDeclaration(
            identifier: words(0).first ?? "", supertypes: words(1), extensions: words(2), mimeTypes: words(3),
            description: columns.last.map(String.init), origin: .system)
    }

    /// One type a line: identifier, types that it conforms to, file name extensions, MIME types, description.
    private static let table = """
        public.item||||item
        public.content||||content
        public.composite-content|public.content|||composite content
        public.disk-image|public.archive|||disk image
        public.data|public.item||application/octet-stream|data
        public.directory|public.item||inode/directory|directory
        com.apple.resolvable||||resolvable item
        public.symlink|public.item com.apple.resolvable||inode/symlink|symbolic link
        public.executable|public.item||application/x-executable|executable
        com.apple.mount-point|public.item com.apple.resolvable||inode/mount-point|mount point
        com.apple.alias-file|public.data com.apple.resolvable|||alias
        com.apple.bookmark|public.data com.apple.resolvable|||bookmark data
        public.url|public.data|||URL
        public.file-url|public.url|||file URL
        public.text|public.data public.content|||text
        public.plain-text|public.text|txt text|text/plain|plain text
        public.utf8-plain-text|public.plain-text||text/plain;charset=utf-8|Unicode text
        public.utf16-external-plain-text|public.plain-text|||Unicode text with a byte order mark
        public.utf16-plain-text|public.plain-text|||Unicode text of 16-bit units
        public.delimited-values-text|public.text|||delimited text
        public.comma-separated-values-text|public.delimited-values-text|csv|text/csv text/comma-separated-values|comma-separated values
        public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values|tab-separated values
        public.utf8-tab-separated-values-text|public.tab-separated-values-text public.utf8-plain-text|||tab-separated Unicode text
        public.rtf|public.text|rtf|text/rtf application/rtf|rich text
        public.html|public.text|html htm|text/html|HTML text
        public.xml|public.text|xml|application/xml text/xml|XML text
        public.yaml|public.text|yaml yml|application/yaml application/x-yaml|YAML document
        public.css|public.text|css|text/css|CSS
        public.source-code|public.plain-text|||source code
        public.assembly-source|public.source-code|s asm|text/x-asm|assembly language source
        public.c-source|public.source-code|c|text/x-csrc|C source
        public.objective-c-source|public.source-code|m|text/x-objcsrc|Objective-C source
        public.swift-source|public.source-code|swift|text/x-swift|Swift source
        public.c-plus-plus-source|public.source-code|cpp cp cxx cc|text/x-c++src|C++ source
        public.objective-c-plus-plus-source|public.source-code|mm|text/x-objc++src|Objective-C++ source
        public.c-header|public.source-code|h|text/x-chdr|C header
        public.c-plus-plus-header|public.source-code|hpp hh hxx|text/x-c++hdr|C++ header
        public.script|public.source-code|||script
        com.apple.applescript.text|public.script|applescript||AppleScript text
        com.apple.applescript.script|public.data public.script|scpt||OSA script
        com.apple.applescript.script-bundle|com.apple.bundle com.apple.package public.script|scptd||OSA script bundle
        com.netscape.javascript-source|public.source-code public.executable|js mjs|text/javascript application/javascript|JavaScript
        public.shell-script|public.script|sh|application/x-shellscript|shell script
        public.perl-script|public.shell-script|pl pm|application/x-perl|Perl script
        public.python-script|public.shell-script|py|text/x-python|Python script
        public.ruby-script|public.shell-script|rb|application/x-ruby|Ruby script
        public.php-script|public.shell-script|php|application/x-php|PHP script
        public.make-source|public.script|mk make|text/x-makefile|makefile
        public.json|public.text|json|application/json|JSON document
        com.apple.property-list|public.data|plist||property list
        com.apple.xml-property-list|public.xml com.apple.property-list||application/x-plist|XML property list
        com.apple.binary-property-list|com.apple.property-list||application/x-bplist|binary property list
        com.adobe.pdf|public.data public.composite-content|pdf|application/pdf|PDF document
        com.apple.rtfd|com.apple.package public.composite-content|rtfd||rich text document with attachments
        com.apple.flat-rtfd|public.data public.composite-content|||rich text with attachments in one file
        com.apple.webarchive|public.data public.composite-content|webarchive|application/x-webarchive|web archive
        public.image|public.data public.content|||image
        public.jpeg|public.image|jpeg jpg jpe|image/jpeg image/jpg|JPEG image
        public.tiff|public.image|tiff tif|image/tiff|TIFF image
        com.compuserve.gif|public.image|gif|image/gif|GIF image
        public.png|public.image|png|image/png|PNG image
        com.apple.icns|public.image|icns|image/x-icns|icon image of Apple's systems
        com.microsoft.bmp|public.image|bmp|image/bmp image/x-bmp|Windows bitmap image
        com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon image/x-icon|Windows icon image
        public.camera-raw-image|public.image|raw||camera's raw image
        public.svg-image|public.image|svg svgz|image/svg+xml|SVG image
        com.apple.live-photo|public.data|||live photo
        public.heif|public.image|heif|image/heif|HEIF image
        public.heic|public.heif|heic|image/heic|HEIC image
        org.webmproject.webp|public.image|webp|image/webp|WebP image
        com.ilm.openexr-image|public.image|exr|image/x-exr|OpenEXR image
        com.adobe.raw-image|public.camera-raw-image|dng|image/x-adobe-dng|digital negative image
        public.jpeg-xl|public.image|jxl|image/jxl|JPEG XL image
        public.3d-content|public.content|||3D content
        com.pixar.universal-scene-description|public.3d-content public.data|usd usda usdc|model/vnd.usd|universal scene description
        com.pixar.universal-scene-description-mobile|public.3d-content public.data|usdz|model/vnd.usdz+zip|universal scene description package
        com.apple.reality|public.3d-content public.data|reality|model/vnd.reality|Reality file
        com.apple.scenekit.scene|public.3d-content public.data|scn||SceneKit scene
        com.apple.arobject|public.data|arobject||AR reference object
        public.audiovisual-content|public.data public.content|||audiovisual content
        public.movie|public.audiovisual-content|||movie
        public.video|public.movie|||video
        public.audio|public.audiovisual-content|||audio
        com.apple.quicktime-movie|public.movie|mov qt|video/quicktime|QuickTime movie
        public.mpeg|public.movie|mpg mpeg|video/mpeg|MPEG movie
        public.mpeg-2-video|public.video|m2v|video/mpeg2|MPEG-2 video
        public.mpeg-2-transport-stream|public.movie|mts|video/mp2t|MPEG-2 transport stream
        public.mp3|public.audio|mp3|audio/mpeg audio/mp3|MP3 audio
        public.mpeg-4|public.movie|mp4|video/mp4|MPEG-4 movie
        public.mpeg-4-audio|public.mpeg-4 public.audio|m4a|audio/mp4|MPEG-4 audio
        com.apple.protected-mpeg-4-audio|public.audio|m4p||protected MPEG-4 audio
        com.apple.protected-mpeg-4-video|com.apple.m4v-video|||protected MPEG-4 video
        public.avi|public.movie|avi|video/x-msvideo video/avi|AVI movie
        public.aiff-audio|public.audio|aiff aif|audio/x-aiff audio/aiff|AIFF audio
        com.microsoft.waveform-audio|public.audio|wav wave|audio/wav audio/x-wav audio/vnd.wave|waveform audio
        public.midi-audio|public.audio|mid midi|audio/midi|MIDI audio
        public.playlist||||playlist
        public.m3u-playlist|public.text public.playlist|m3u m3u8|audio/x-mpegurl application/vnd.apple.mpegurl|M3U playlist
        public.folder|public.directory|||folder
        public.volume|public.folder|||volume
        com.apple.package|public.directory|||package
        com.apple.bundle|public.directory|bundle||bundle
        com.apple.plugin|com.apple.bundle com.apple.package|plugin||plug-in
        com.apple.metadata-importer|com.apple.plugin|mdimporter||Spotlight importer
        com.apple.quicklook-generator|com.apple.plugin|qlgenerator||Quick Look generator
        com.apple.xpc-service|com.apple.bundle com.apple.package|xpc||XPC service
        com.apple.framework|com.apple.bundle|framework||framework
        com.apple.application|public.executable|||application
        com.apple.application-bundle|com.apple.application com.apple.bundle com.apple.package|app||application bundle
        com.apple.application-and-system-extension|com.apple.xpc-service|appex||application extension
        public.unix-executable|public.data public.executable||application/x-elf|Unix executable
        com.microsoft.windows-executable|public.data public.executable|exe|application/vnd.microsoft.portable-executable|Windows executable
        com.apple.systempreference.prefpane|com.apple.bundle com.apple.package|prefPane||pane of System Preferences
        public.archive|public.data|||archive
        org.gnu.gnu-zip-archive|public.archive|gz|application/gzip application/x-gzip|gzip archive
        public.bzip2-archive|public.archive|bz2|application/x-bzip2 application/x-bzip|bzip2 archive
        public.zip-archive|public.archive|zip|application/zip|ZIP archive
        com.apple.archive|public.archive|aar||Apple archive
        public.tar-archive|public.archive|tar|application/x-tar|tar archive
        public.spreadsheet|public.content|||spreadsheet
        public.presentation|public.composite-content|||presentation
        public.database||||database
        public.message||||message
        public.contact||||contact
        public.vcard|public.text public.contact|vcf vcard|text/vcard text/x-vcard|vCard
        public.to-do-item||||to-do item
        public.calendar-event||||calendar event
        public.email-message|public.message|||email message
        com.apple.internet-location|public.data|||internet location
        com.microsoft.internet-shortcut|public.data|url|application/x-mswinurl|internet shortcut
        public.font||||font
        public.bookmark||||bookmark
        com.rsa.pkcs-12|public.data|p12 pfx|application/x-pkcs12|PKCS#12 data
        public.x509-certificate|public.data|cer crt der|application/x-x509-ca-cert|X.509 certificate
        org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip|EPUB document
        public.log|public.plain-text|log|text/x-log|log
        com.apple.haptics.ahap|public.json|ahap||haptic pattern
        public.geojson|public.json|geojson|application/geo+json|GeoJSON document
        com.apple.linkpresentation.metadata|public.data|||metadata of a link
        com.apple.m4v-video|public.movie|m4v|video/x-m4v|MPEG-4 video with Apple's extension
        net.daringfireball.markdown|public.plain-text|md markdown|text/markdown|Markdown document
        public.avif|public.image|avif|image/avif|AVIF image
        org.webmproject.webm|public.movie|webm|video/webm|WebM movie
        org.matroska.mkv|public.movie|mkv|video/x-matroska|Matroska movie
        org.xiph.ogg-audio|public.audio|ogg oga|audio/ogg application/ogg|Ogg audio
        org.xiph.opus|public.audio|opus|audio/opus|Opus audio
        org.xiph.flac|public.audio|flac|audio/flac audio/x-flac|FLAC audio
        org.openxmlformats.wordprocessingml.document|public.data public.composite-content|docx|application/vnd.openxmlformats-officedocument.wordprocessingml.document|Word document
        org.openxmlformats.spreadsheetml.sheet|public.data public.spreadsheet|xlsx|application/vnd.openxmlformats-officedocument.spreadsheetml.sheet|Excel spreadsheet
        org.openxmlformats.presentationml.presentation|public.data public.presentation|pptx|application/vnd.openxmlformats-officedocument.presentationml.presentation|PowerPoint presentation
        org.oasis-open.opendocument.text|public.data public.composite-content|odt|application/vnd.oasis.opendocument.text|OpenDocument text
        org.oasis-open.opendocument.spreadsheet|public.data public.spreadsheet|ods|application/vnd.oasis.opendocument.spreadsheet|OpenDocument spreadsheet
        org.oasis-open.opendocument.presentation|public.data public.presentation|odp|application/vnd.oasis.opendocument.presentation|OpenDocument presentation
        com.apple.ical.ics|public.text public.calendar-event|ics|text/calendar|calendar file
        com.apple.mail.email|public.email-message public.data|eml|message/rfc822|email file
        com.apple.uikit.color|public.data||application/x-color|colour
        public.opentype-font|public.data public.font|otf|font/otf|OpenType font
        public.truetype-ttf-font|public.data public.font|ttf|font/ttf|TrueType font
        org.7-zip.7-zip-archive|public.archive|7z|application/x-7z-compressed|7-Zip archive
        org.tukaani.xz-archive|public.archive|xz|application/x-xz|XZ archive
        """
}
