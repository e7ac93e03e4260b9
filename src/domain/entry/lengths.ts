/** A tracking number has at least so many characters, and at most so many. */
export const LEAST_LENGTH = 4
export const MOST_LENGTH = 60
/** An order ID has at most so many. */
export const MOST_LENGTH_OF_ORDER = 120
