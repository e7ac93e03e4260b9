export const failures = {
  title: 'Failed entries',
  hint: 'Change what is wrong in its cell: mended rows are ticked by themselves, and any row can be ticked.',
  keys: '<key>Enter</key> change · <key>Shift + Delete</key> set aside · <key>Ctrl + Z</key> undo',
  reason: 'Reason',
  noReason: 'The service gave no reason.',
  resend: 'Resend {count, plural, one {# entry} other {# entries}}',
  tickAll: 'Tick all',
  tick: 'Tick order {order}',
  ticked: 'Tick',
  tickedCount: '{count, number} ticked',
  corrected: 'mended',
  correctedMark: 'Mended',
  named: 'the reason names this value',
  notReady:
    '{count, plural, one {# ticked row} other {# ticked rows}} cannot go yet: look at the marked cells.',
  heldBy: '{field}: {issue}',
  cell: {
    missing: 'a value is needed here',
    'made-by-spreadsheet': 'a spreadsheet put an error, a formula or a date here',
    'digits-lost': 'a spreadsheet shortened this number: its digits are gone',
    'control-characters': 'has characters that nobody can see',
  },
  warning: {
    'several-orders': 'seems to hold several order IDs: each entry takes one',
    'changed-by-spreadsheet':
      'a spreadsheet probably changed it: compare it with where it comes from',
    'courier-is-a-name': 'looks like a name; the service knows codes',
    'check-digit': 'the check digit is wrong: look for a typing mistake',
    'several-numbers': 'holds several numbers',
    'web-address': 'looks like a web address',
    email: 'looks like an e-mail address',
    price: 'looks like a price',
    date: 'looks like a date',
    time: 'looks like a time',
    boolean: 'looks like a yes/no value',
    words: 'looks like words',
    length: 'is too short or too long',
    'column-name': 'looks like a header',
    'courier-mismatch': 'doesn’t fit the format of its courier',
    'order-is-number': 'is the same as the tracking number',
    'all-zeros': 'is all zeros',
  },
  families: {
    title: 'Reasons',
    all: 'All reasons',
    value: '(a value)',
    more: '{count, plural, one {# more reason} other {# more reasons}}',
    courierTitle: 'Another courier for these entries',
    courierText:
      'The service complains about the courier code. Set the right one for all of them at once.',
    instead: 'In place of',
    anyCode: 'Every code ({count, number})',
    oneCode: '{courier} ({count, number})',
    setCourier: 'Set courier for {count, plural, one {# entry} other {# entries}}',
  },
  detail: {
    title: 'Order {order} in full',
    place: 'Row {row} · Order {order}',
    change: 'Change…',
    changeTitle: 'Change order {order}',
    save: 'Save',
    putBack: 'Put back as it was sent',
    was: '{field} was sent as <value></value>',
    empty: 'nothing',
  },
  undo: {
    short: 'Undo',
    undo: 'Undo: {name}',
    corrected: '{count, plural, one {Order {order} changed} other {# entries changed}}',
    'set-aside': '{count, plural, one {Order {order} set aside} other {# entries set aside}}',
    marked:
      '{count, plural, one {Order {order} marked as accepted} other {# entries marked as accepted}}',
    courier: 'Courier {courier} set for {count, plural, one {# entry} other {# entries}}',
    courierLater: 'Courier taken back for {count, plural, one {# entry} other {# entries}}',
  },
  behind: {
    title: 'Waiting behind another entry',
    next: '{count, plural, one {An earlier entry of its order is in doubt. Settle that one first: then this one goes too, with Resume if sending stands still.} other {For each of these an earlier entry of the same order is in doubt. Settle that one first: then these go too, with Resume if sending stands still.}} Or set aside what is no longer needed.',
    story: 'Waits for row {row} of order {order} (tracking number {number}), which is in doubt.',
  },
  probe: {
    'was-pending':
      'Order {order} was still pending, so its first sending was not processed. {count, plural, =0 {} one {The other entry of that request was probably not processed either and can be sent again.} other {The # other entries of that request were probably not processed either and can be sent again.}}',
    'request-rejected':
      'The service now says of order {order}: “{message}” If that means that it was shipped before, the first sending arrived{count, plural, =0 {: mark it as accepted} one {: mark it and the other entry of that request as accepted} other {: mark it and the # other entries of that request as accepted}}. If it names a mistake, that mistake was there the first time too: set the entry aside, and enter it anew.',
    'other-entry':
      'The service now says of order {order}: “{message}” Another entry of that order was accepted, which is reason enough: this tells nothing about the first sending. Send one of another order to find out, or look in your shop.',
    nothing:
      'Order {order} got no answer this time either: nothing more is known. Look in your shop, or try again later.',
  },
  fault: {
    unauthorized: 'The service did not accept the token.',
    'too-large': 'The service says that this is too large.',
    unavailable: 'The service turned the request away for now (status {status}).',
    'request-rejected': 'The service turned the whole request down (status {status}).',
    'not-connected': 'The service could not be reached.',
    'unclear-status':
      'The service answered with status {status}, which does not say whether anything was processed.',
    redirect: 'The service pointed to another address, which is never followed.',
    'no-answer': {
      network: 'The connection broke before an answer came.',
      timeout: 'No answer came in time.',
      interrupted: 'The page was closed before an answer came.',
    },
    unreadable: {
      'not-json': 'The service’s answer could not be read.',
      'no-sense': 'The numbers in the service’s answer make no sense.',
    },
  },
  allGroups: 'Show all {count, number} requests',
  fewerGroups: 'Show fewer requests',
  serviceWrote: 'The service wrote:',
  story: {
    marked: 'Marked as accepted by you, {when}.',
    candidates:
      '{count, plural, =0 {The service named no courier to choose from.} one {# courier to choose from.} other {# couriers to choose from.}}',
    otherCourier: 'The service answered about another courier: {courier}.',
    courierToo: 'The service also asks for a courier.',
    unexplained:
      '{missing, number} of these {unnamed, number} {missing, plural, one {was} other {were}} not accepted; the service did not say which.',
    doubt: 'Sent {when}. {fault} It may have been accepted.',
    doubtUnexplained: 'Sent {when}; it may have been accepted, the service did not say.',
    doubtSince: 'May have been accepted {when}; now: {message}',
    notSent: 'Never left: the service could not be reached.',
    setAside: 'Set aside by you, {when}.',
    setAsideWhy: 'Set aside by you, {when}: {why}',
  },
  known: 'What is known',
  appliesTo:
    '{count, plural, =0 {The buttons mean all of them, or only the ticked ones.} one {The buttons mean the # ticked entry.} other {The buttons mean the # ticked entries.}}',
  sendAgain: 'Send again',
  markAccepted: 'Mark as accepted',
  setAside: 'Set aside',
  takeBack: 'Take back',
  doubt: {
    group:
      '{count, plural, one {# entry was} other {# entries were}} sent {when}. {fault} {count, plural, one {It} other {They}} may have been accepted.',
    groupUnexplained:
      '{count, plural, one {# entry was} other {# entries were}} sent {when}; the service did not say whether {count, plural, one {it was} other {they were}} accepted.',
    next: 'One of them, sent again, tells more: what was accepted before is no longer pending.',
    sendOne: 'Send one to find out',
    sendOneTitle: 'Send order {order} again?',
    sendOneRisk:
      'It may have been accepted the first time. Then the service turns it down, or it is uploaded twice.',
    sendOneYes: 'Send it again',
    sendAll: 'Send all again',
    sendAllTitle: 'Send {count, plural, one {# entry} other {# entries}} again?',
    sendAllRisk:
      '{count, plural, one {It may have been accepted already and would then be sent twice.} other {Up to # of these may have been accepted already and would then be sent twice.}}',
    sendAllYes: 'Send {count, plural, one {# entry} other {# entries}} again',
  },
  unexplained: {
    next: 'Look in your shop which of them have their number, and mark those as accepted. Or send them one by one: each answer then tells.',
    sendOneByOne: 'Send one by one',
    title: 'Send {count, plural, one {# entry} other {# entries}} one by one?',
    risk: 'Up to {count, number} of these were already accepted and would be sent twice.',
  },
  refused: {
    group: '{count, plural, one {# entry} other {# entries}}, sent {when}. {fault}',
    split: 'Split to find the culprit',
    next: {
      entries: 'Mend what is wrong, or send them again as they are.',
      split: 'One entry can be enough to have a whole request turned down: splitting finds it.',
      access:
        'Nothing is wrong with the entries: the token may not do this. Enter another one, or ask whoever gave it to you, then send them again.',
      address:
        'Nothing is wrong with the entries: the way to the service is. Ask whoever installed this product, then send them again.',
      size: 'Even alone the entry is too large for the service: shorten what is long in it, or set it aside.',
    },
    culprits:
      '{count, plural, one {Found: order {orders} is turned down even when it goes alone. Mend it and send it again, or set it aside.} other {Found: # orders are turned down even when they go alone: {orders}. Mend them and send them again, or set them aside.}}',
  },
  notSent: { next: 'They never left, so they can go again without any risk.' },
  aside: { next: 'They count as settled. Take them back whenever you like.' },
  marked: {
    title: 'Marked as accepted',
    next: 'You marked them; the service did not confirm it.',
  },
  setAsideTitle: 'Set {count, plural, one {# entry} other {# entries}} aside?',
  setAsideText: 'What is set aside counts as settled and is not sent. It can be taken back.',
  why: 'Why (if you like)',
  whys: {
    title: 'Frequent reasons',
    cancelled: 'Order cancelled',
    otherwise: 'Shipped by other means',
    duplicate: 'Entered twice',
  },
} as const
