#pragma once
#include <systemd/sd-bus.h>

// The members of a union that Swift's importer leaves to C.
static inline int lilt_bus_make_server(sd_bus *bus) {
    sd_id128_t id = {{1}};
    return sd_bus_set_server(bus, 1, id);
}

// The error is copied into the message.
static inline int lilt_bus_new_error(sd_bus_message *call, sd_bus_message **reply, const char *name, const char *text) {
    sd_bus_error error = SD_BUS_ERROR_MAKE_CONST(name, text);
    return sd_bus_message_new_method_error(call, reply, &error);
}
