// Pages of memory that have the program's code and constants, and those of its libraries.
#pragma once

#include <stdbool.h>

/// Unmaps the pages of constants, and of code, of the program and its libraries. The system keeps them in its cache, and maps again what is used
/// again. A page stays that is not as its file has it, such as one with an instruction of a debugger's.
///
/// \param with_code true for code and constants, false for constants alone.
/// \return the number of pages unmapped; -1 if the system does not tell which pages are as their files have them.
long program_pages_unmap(bool with_code);
