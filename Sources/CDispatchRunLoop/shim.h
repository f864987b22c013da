#pragma once

// Descriptor that is readable while the main queue has blocks to run. libdispatch exports it for the use of run loops;
// Core Foundation's waits on it.
extern int _dispatch_get_main_queue_port_4CF(void);
