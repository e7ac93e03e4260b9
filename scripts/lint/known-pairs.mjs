/** Pairs of folders that still import each other. This list only gets shorter. */
export const KNOWN_PAIRS = [
  'worker/drafting worker/drafting/shown',
  'worker/drafting worker/importing',
  'worker/records worker/records/hand-over',
  'worker/records worker/records/receipts',
]
