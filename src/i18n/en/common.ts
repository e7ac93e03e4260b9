import type { FIELDS } from '#domain/entry/fields.ts'

/** Texts that a field of an entry asks for. */
type FieldText = (typeof FIELDS)[number]['name' | 'header']

/** Names of outcomes, for one entry and for several. */
const outcome = {
  waiting: 'Waiting',
  sending: 'Sending',
  accepted: 'Accepted',
  failed: 'Failed',
  'courier-needed': 'Courier needed',
  unexplained: 'Unexplained',
  'in-doubt': 'In doubt',
  refused: 'Refused',
  'not-sent': 'Not sent',
  'set-aside': 'Set aside',
} as const

export const common = {
  badCode: 'Contains invisible characters.',
  request: 'Request {number}',
  close: 'Close',
  copied: 'Copied',
  notCopied: 'Couldn’t copy. Select the text and copy it.',
  cancel: 'Cancel',
  undo: 'Undo',
  undoStep: 'Undo {step}',
  redo: 'Redo',
  loading: 'Loading…',
  showAll: 'Show all',
  showMore: 'Show more',
  entries: '{count, plural, one {# entry} other {# entries}}',
  orderId: 'Order ID',
  merchantOrderId: 'Merchant order ID',
  courierNamed: '{name} ({code})',
  courierCode: 'Courier code',
  courier: 'Courier',
  trackingNumber: 'Tracking number',
  row: 'Row',
  outcome,
  outcomes: outcome,
  source: {
    pasted: 'Pasted, {time}',
    typed: 'Typed entries',
    sample: 'Sample spreadsheet',
    fileSheet: '{name}, {sheet}',
  },
  pastedUpload: 'Pasted, {day} {time} ({count})',
  day: '{day} {month}{year, select, none {} other { {year}}}',
  dayAndTime: '{day} {hour, plural, one {{time}} other {{time}}}',
  comma: ', ',
  listOfSources: '{first} and {count, plural, one {# more} other {# more}}',
} as const satisfies Readonly<Record<FieldText, string>> & Readonly<Record<string, unknown>>
