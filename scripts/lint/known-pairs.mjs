/** Pairs of folders that still import each other. This list only gets shorter. */
export const KNOWN_PAIRS = [
  'upload/failures upload/failures/families',
  'upload/failures upload/failures/grid',
  'worker/drafting worker/drafting/shown',
  'worker/drafting worker/importing',
  'worker/records worker/records/hand-over',
  'worker/records worker/records/receipts',
]
