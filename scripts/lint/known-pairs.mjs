/** Pairs of folders that still import each other. This list only gets shorter. */
export const KNOWN_PAIRS = [
  'domain/draft domain/draft/issues',
  'domain/draft domain/draft/kinds',
  'domain/draft domain/draft/stored',
  'domain/draft/changes domain/draft/issues',
  'domain/draft/changes domain/draft/kinds',
  'domain/draft/issues domain/draft/issues/late',
  'domain/draft/issues domain/draft/kinds',
  'domain/draft/issues domain/draft/stored',
  'entries/couriers shell/loading',
  'upload/couriers upload/couriers/tools',
  'upload/failures upload/failures/families',
  'upload/failures upload/failures/grid',
  'worker/drafting worker/drafting/shown',
  'worker/drafting worker/importing',
  'worker/records worker/records/hand-over',
  'worker/records worker/records/receipts',
]
