import { ABOUT_FIELD, eachField } from '#domain/entry/tracking-entry.ts'
import type { ReceiptWords } from '#domain/receipts/receipt.ts'
import { common as EN } from '#i18n/en/common.ts'

const TO_DO = 'Correct'

export const RECEIPT_WORDS: ReceiptWords = {
  columns: {
    source: 'Source',
    outcome: 'Outcome',
    reason: 'Reason',
    time: 'Time',
    toDo: 'What to do',
    shop: 'Shop',
  },
  fields: eachField((field) => EN[ABOUT_FIELD[field].name]),
  outcomes: EN.outcome,
  toDo: {
    waiting: '',
    sending: '',
    accepted: '',
    failed: `${TO_DO} failed`,
    'courier-needed': `${TO_DO} courier-needed`,
    unexplained: `${TO_DO} unexplained`,
    'in-doubt': `${TO_DO} in-doubt`,
    refused: `${TO_DO} refused`,
    'not-sent': `${TO_DO} not-sent`,
    'set-aside': '',
  },
  reasons: {
    noReason: 'No reason.',
    courierToo: 'A courier too.',
    otherCourier: 'About {courier}.',
    otherOrder: 'Called {orderId}.',
    candidates: 'Choose: {list}',
    noCandidates: 'No courier named.',
    unexplained: '{missing} of {unnamed}.',
    doubtUnexplained: 'Not said.',
    since: 'Since: {message}',
    notSent: 'Never left.',
    markedAccepted: 'Marked.',
  },
  faults: {
    unauthorized: 'Token.',
    'too-large': 'Too large.',
    unavailable: 'Unavailable ({status}).',
    'request-rejected': 'Rejected ({status}).',
    'not-connected': 'Not connected.',
    'not-allowed': 'Not allowed.',
    redirect: 'Pointed elsewhere.',
    'unclear-status': 'Unclear ({status}).',
    'no-answer.network': 'Broken connection.',
    'no-answer.timeout': 'No answer in time.',
    'no-answer.interrupted': 'Closed.',
    'unreadable.not-json': 'Not readable.',
    'unreadable.no-sense': 'No sense.',
  },
  sources: ['first.csv', 'second.csv', 'typed'],
  courierName: 'nameZhCn',
}
