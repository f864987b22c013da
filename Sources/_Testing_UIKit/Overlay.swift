// Swift Testing asks for a module of this name wherever a file imports Testing and UIKit: on Apple's systems it teaches
// attachments about images. Nothing is to be taught here, but the module has to be there.
