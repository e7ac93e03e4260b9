export const failures = {
  title: 'Failed entries',
  hint: 'Change what is wrong in its cell: mended rows are ticked by themselves, and any row can be ticked.',
  reason: 'Reason',
  noReason: 'The service gave no reason.',
  resend: 'Resend {count, plural, one {# entry} other {# entries}}',
  tickAll: 'Tick all',
  tick: 'Tick order {order}',
  ticked: 'Tick',
  mended: 'mended',
  named: 'the reason names this value',
  notReady:
    '{count, plural, one {# ticked row} other {# ticked rows}} cannot go yet: look at the marked cells.',
  cell: {
    missing: 'needed, and empty',
    'digits-lost': 'a spreadsheet shortened this number: its digits are gone',
    'control-characters': 'has characters that nobody can see',
    several: 'holds several numbers',
  },
  fault: {
    unauthorized: 'The service did not accept the token.',
    'too-large': 'The service says that this is too large.',
    'turned-away': 'The service turned the request away for now (status {status}).',
    'turned-down': 'The service turned the whole request down (status {status}).',
    'not-connected': 'The service could not be reached.',
    'unclear-status':
      'The service answered with status {status}, which does not say whether anything was processed.',
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
  serviceWrote: 'The service wrote:',
  story: {
    marked: 'Marked as accepted by you, {when}.',
    candidates:
      '{count, plural, =0 {The service named no courier to choose from.} one {# courier to choose from.} other {# couriers to choose from.}}',
    courierToo: 'The service also asks for a courier.',
    unexplained:
      '{missing, number} of these {unnamed, number} were not accepted; the service did not say which.',
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
    next: 'Mend what is wrong, or send them again as they are.',
    nextSplit: 'One entry can be enough to have a whole request turned down: splitting finds it.',
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
} as const
