import Foundation

/// Small pictures, each 32 by 16 pixels: red and green above, blue and white below, unless said otherwise.
enum EncodedPictures {
    /// Baseline, without subsampling.
    static let jpeg = decoded(
        "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsICQoKCgoK"
            + "BggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK"
            + "Cgr/wAARCAAQACADAREAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAAAAkICv/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAYAQEAAwEA"
            + "AAAAAAAAAAAAAAAACAkKB//EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AMXopr/AFKEW2FcBBttMWsAO4hQG6oA//9k="
    )
    /// Progressive.
    static let progressiveJPEG = decoded(
        "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsICQoKCgoK"
            + "BggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK"
            + "Cgr/wgARCAAQACADAREAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAAAAgHCf/EABgBAQADAQAAAAAAAAAAAAAAAAAHCAkG/9oADAMB"
            + "AAIQAxAAAAHF4pv8KUi3CsQbtNawdxKA9UP/xAAUEAEAAAAAAAAAAAAAAAAAAAAw/9oACAEBAAEFAg//xAAUEQEAAAAAAAAAAAAAAAAA"
            + "AAAw/9oACAEDAQE/AQ//xAAUEQEAAAAAAAAAAAAAAAAAAAAw/9oACAECAQE/AQ//xAAUEAEAAAAAAAAAAAAAAAAAAAAw/9oACAEBAAY/"
            + "Ag//xAAUEAEAAAAAAAAAAAAAAAAAAAAw/9oACAEBAAE/IQ//2gAMAwEAAgADAAAAEAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAADD/2gAI"
            + "AQMBAT8QD//EABQRAQAAAAAAAAAAAAAAAAAAADD/2gAIAQIBAT8QD//EABQQAQAAAAAAAAAAAAAAAAAAADD/2gAIAQEAAT8QD//Z")
    /// Of one channel.
    static let greyJPEG = decoded(
        "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsICQoKCgoK"
            + "BggLDAsKDAkKCgr/wAALCAAQACABAREA/8QAFwABAQEBAAAAAAAAAAAAAAAAAAkICv/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEA"
            + "AD8AxeKUCDY7iB//2Q==")
    /// Lossless, with half of the opacity.
    static let webp = decoded(
        "UklGRjgAAABXRUJQVlA4TCwAAAAvH8ADEB8gEEjeHzqN+RcQFPwf3QBGZA+AINtmkpOc5AEuENH/qFL9AWzbDw==")
    /// Lossy, with halved chroma.
    static let lossyWebP = decoded(
        "UklGRlQAAABXRUJQVlA4IEgAAADQAgCdASogABAAAMASJaACdMoRwN4B+AH6gf2ACSngAP79Kg///fo9f+7hmuZH/rRz/+tBAPR9vv/r"
            + "ax//+1zjwYephmkgAAA=")
    /// Lossless, with orientation 6 in its Exif data.
    static let turnedWebP = decoded(
        "UklGRmwAAABXRUJQVlA4WAoAAAAIAAAAHwAADwAAVlA4TCwAAAAvH8ADAB8gEEjeHzqN+RcQFPwf3fxHZA+AINtmkpOc5AEuENH/qFL9"
            + "AWzbD0VYSUYaAAAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAA=")
    /// Two frames; the second is blue.
    static let animatedWebP = decoded(
        "UklGRqwAAABXRUJQVlA4WAoAAAASAAAAHwAADwAAQU5JTQYAAAAAAAAAAABBTk1GRAAAAAAAAAAAAB8AAA8AAGQAAAJWUDhMLAAAAC8f"
            + "wAMAHyAQSN4fOo35FxAU/B/d/EdkD4Ag22aSk7zkAC4Q0f/YNtUfQNUtQU5NRjQAAAAAAAAAAAAfAAAPAABkAAAAVlA4TBwAAAAvH8AD"
            + "EA8QMf/zHwyxYJK/9O4MIvofAAAAADUB")
    /// One frame.
    static let gif = decoded(
        "R0lGODdhIAAQAIEAAP///wD/AP8AAAAA/ywAAAAAIAAQAEAIYQAFCBxIsKCAAAgTKlwYYIDDhxAjDgBAsaLFiwAMahzIsGNCiSAfYhxZ"
            + "ceNGjx5NakTZMWRIkiRdgoQ5UqVBlgxtFsS5UCdBngp9cgSKUKZEmhiNRkR6USlEphadioRKMSAAOw==")
    /// Two frames; the second is blue.
    static let animatedGIF = decoded(
        "R0lGODlhIAAQAIEAAP///wD/AP8AAAAA/yH5BAAKAAAALAAAAAAgABAAAAhhAAUIHEiwoIAACBMqXBjAoMOBDCMmfPhQokSKDi1GxGhQ"
            + "I0OOBT0uBElQpEKSEE0iHMCypcuXAwDInEmzJgCYOFva3DkzZ06ePH3iBLpTKEyiNo2+RFpTqUumNJ3qhCozIAAh+QQBCgABACwAAAAA"
            + "IAAQAIEAAP8AAAAAAAAAAAAIPQABCBxIsKDBgwgTKlzIsKHDhxAjSpxIsaLFgQEyatzIMQDEjiA1fgwJciRJjiZPinyoEiXLlisdwozZ"
            + "MCAAOw==")
    /// The white quarter is transparent.
    static let transparentGIF = decoded(
        "R0lGODlhIAAQAIEAAP///wD/AP8AAAAA/yH5BAEAAAAALAAAAAAgABAAQAhhAAUIHEiwoIAACBMqXBhggMOHECMOAECxosWLAAxqHMiw"
            + "Y0KJIB9iHFlx40aPHk1qRNkxZEiSJF2ChDlSpUGWDG0WxLlQJ0GeCn1yBIpQpkSaGI1GRHpRKUSmFp2KhEoxIAA7")
    /// 16 bits a channel, with half of the opacity.
    static let png16 = decoded(
        "iVBORw0KGgoAAAANSUhEUgAAACAAAAAQEAYAAAAnkKEaAAAAPElEQVR42u3QsQEAMAgCQUZ3c6JmCAqf5qlPtnpVqUrzggUAAAAAAACA"
            + "wwAz+59EvcsVAAAAAAAAAA4DPKOt+mqlzeZ+AAAAAElFTkSuQmCC")
    /// With a palette of four colours.
    static let pngPalette = decoded(
        "iVBORw0KGgoAAAANSUhEUgAAACAAAAAQAgMAAAAKbpXKAAAADFBMVEX///8A/wD/AAAAAP8XAUDqAAAAH0lEQVR4nGNcxcDAsJqBgYGJ"
            + "AQrIYzD+Z2BgYKTcHAAMIgJ0M+PBzQAAAABJRU5ErkJggg==")
    /// One colour, 0x804020, with a gamma of 1.
    static let pngGamma = decoded(
        "iVBORw0KGgoAAAANSUhEUgAAACAAAAAQCAIAAAD4YuoOAAAABGdBTUEAAYagMeiWXwAAAB1JREFUeNpjaHBQoCliGLVg1IJRC0YtGLVg"
            + "KFgAABWxwBCJqI9FAAAAAElFTkSuQmCC")
    /// Interlaced.
    static let pngInterlaced = decoded(
        "iVBORw0KGgoAAAANSUhEUgAAACAAAAAQCAIAAAGPZdqYAAAAR0lEQVR42mP4z8AARAxQCkxDAAMhGRR5ZFXIagnpIN0oouwgyj6SNeCS"
            + "wQVI10B7PwyHUBq4eKBa6I1aQFgDiTpIBaMWEAQA4eP9H7w/Z7sAAAAASUVORK5CYII=")
    /// Page of a PDF; the white quarter is clear.
    static let pdf = decoded(
        "JVBERi0xLjQKMSAwIG9iago8PCAvVHlwZSAvQ2F0YWxvZyAvUGFnZXMgMiAwIFIgPj4KZW5kb2JqCjIgMCBvYmoKPDwgL1R5cGUg"
            + "L1BhZ2VzIC9LaWRzIFszIDAgUl0gL0NvdW50IDEgPj4KZW5kb2JqCjMgMCBvYmoKPDwgL1R5cGUgL1BhZ2UgL1BhcmVudCAyIDAg"
            + "UiAvTWVkaWFCb3ggWzAgMCAzMiAxNl0gL0NvbnRlbnRzIDQgMCBSIC9SZXNvdXJjZXMgPDwgPj4gPj4KZW5kb2JqCjQgMCBvYmoK"
            + "PDwgL0xlbmd0aCA2OSA+PgpzdHJlYW0KMSAwIDAgcmcgMCA4IDE2IDggcmUgZiAwIDEgMCByZyAxNiA4IDE2IDggcmUgZiAwIDAg"
            + "MSByZyAwIDAgMTYgOCByZSBmCmVuZHN0cmVhbQplbmRvYmoKeHJlZgowIDUKMDAwMDAwMDAwMCA2NTUzNSBmIAowMDAwMDAwMDA5"
            + "IDAwMDAwIG4gCjAwMDAwMDAwNTggMDAwMDAgbiAKMDAwMDAwMDExNSAwMDAwMCBuIAowMDAwMDAwMjE3IDAwMDAwIG4gCnRyYWls"
            + "ZXIgPDwgL1NpemUgNSAvUm9vdCAxIDAgUiA+PgpzdGFydHhyZWYKMzM2CiUlRU9GCg==")
    /// Cropped page of a PDF whose objects are compressed; the white quarter is clear.
    static let compressedPDF = decoded(
        "JVBERi0xLjUKNCAwIG9iago8PCAvTGVuZ3RoIDQxIC9GaWx0ZXIgL0ZsYXRlRGVjb2RlID4+CnN0cmVhbQp42jNUMADConQgYaFg"
            + "aAYkilIV0oA8Q4gwWAhZHCQDVm6AEAYA+0gO2gplbmRzdHJlYW0KZW5kb2JqCjUgMCBvYmoKPDwgL1R5cGUgL09ialN0bSAvTiAz"
            + "IC9GaXJzdCAxNCAvTGVuZ3RoIDE0MyAvRmlsdGVyIC9GbGF0ZURlY29kZSA+PgpzdHJlYW0NCnjaZY3BCoMwEER/ZX6gbGJCehEP"
            + "9ViEIr2Jh1CDCMVIEqH+vZvmUigMe9h5MyMhUEFpKFwN6hr0PDYHam2ybz+DHnZ2kRGBHk3zQxSD7ssUMajsjxzz+5og/8l8g2Ov"
            + "NFHnpsXe/Ge4aLCMgBYjtcFv+SkYUhWk+VauiYMRuiR7F/0eXrzNC7zDOgE8bzVsCmVuZHN0cmVhbQplbmRvYmoKNiAwIG9iago8"
            + "PCAvVHlwZSAvWFJlZiAvU2l6ZSA3IC9XIFsxIDIgMV0gL1Jvb3QgMSAwIFIgL0xlbmd0aCAzMyAvRmlsdGVyIC9GbGF0ZURlY29k"
            + "ZSA+PgpzdHJlYW0KeNpjYGD4z8TAygDEjEDMxMjAycDIUMnAyJjHAAAe2wIMCmVuZHN0cmVhbQplbmRvYmoKc3RhcnR4cmVmCjM2"
            + "NgolJUVPRgo=")

    private static func decoded(_ base64: String) -> Data {
        guard let data = Data(base64Encoded: base64) else { preconditionFailure("a picture of the tests is no Base64") }
        return data
    }
}
