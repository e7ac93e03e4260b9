/** Pairs of folders that still import each other. This list only gets shorter. */
export const KNOWN_PAIRS = []
