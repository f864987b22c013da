// The compiler imports a module of this name into every file that imports Testing and UIKit. On Apple's systems the
// module lets images be attachments of tests. Here it is empty, but it must exist.
