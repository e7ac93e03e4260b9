/**
 * How the forwarding server says that it could not connect to the service: nothing left. It strips this
 * header from what the service answers, and it counts with status 502 only.
 */
export const NOT_CONNECTED_HEADER = 'x-tracking-upload'
export const NOT_CONNECTED_VALUE = 'not-connected'
