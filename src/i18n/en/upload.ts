export const upload = {
  sentences: '{first} {second}',
  practiceMark: 'Practice',
  toService: 'to {service}',
  facts:
    '{entries, plural, one {# entry} other {# entries}}, {requests, plural, =0 {no request yet} one {# request} other {# requests}}',
  factsInTime: '{facts} in {time}',
  nextSheet: 'Start the next sheet',
  progress: 'Upload progress',
  progressText: '{done, number} of {total, plural, one {# entry} other {# entries}} sent',
  remaining: 'about {time} left',
  trial:
    'A trial of {count, plural, one {# entry} other {# entries}} goes first. If all of them fail for the same reason, sending pauses and asks you.',
  learntSize:
    'A request was too large for the service, so this upload goes on with at most {count, plural, one {# entry} other {# entries}} a request.',
  pause: 'Pause',
  resume: 'Resume',
  stop: 'Stop',
  sendRemaining: 'Send the remaining {count, plural, one {entry} other {# entries}}',
  pausing:
    'Waiting for the answer to the request that is on its way. Nothing more goes out after it.',
  stopped:
    'You stopped this upload. {count, plural, one {# entry was} other {# entries were}} not sent yet.',
  waiting: {
    told: 'The service asks to wait and processed nothing of this request. Sending goes on by itself in {seconds, plural, one {# second} other {# seconds}}.',
    notTold:
      'The service is busy and took nothing for now. The next try is in {seconds, plural, one {# second} other {# seconds}}.',
  },
  paused: {
    byPerson: 'Paused.',
    tokenMissing: 'An access token is needed before anything can be sent.',
    tokenRejected:
      'The service did not accept this token. Nothing of the request was processed and nothing is lost.',
    trialFailed:
      'The first entries were sent as a trial, and all of them failed for the same reason, shown below.',
    trialFailedSilently:
      'The first entries were sent as a trial. All of them failed, and the service gave no reason. Look some of them up in your shop before the rest goes the same way.',
    tooLarge:
      'The service said of {count, number} entries in a row, each sent alone, that they are too large. They stand under “Refused”. This is hardly about the entries: tell the person who looks after this installation before the rest goes the same way.',
    trialNext:
      'Look at what is wrong before the rest goes the same way. “Stop” keeps the rest for later.',
    sendRest: 'Send the rest',
    offline: 'This computer is offline.',
    storage: {
      full: 'This browser has no room left to write down what comes next, so nothing was sent or changed. Free some space, then try again.',
      changed:
        'What this browser keeps of this upload was changed in another tab or deleted, so nothing more is sent from here. Reload the page to see what is kept.',
      unreachable:
        'This browser did not let the page write down what comes next, so nothing was sent or changed. Try again; if that does not help, reload the page.',
      over: 'The browser can write things down again, and nothing was lost.',
    },
    answerHeld:
      'The service has answered, but the answer could not be written down yet. Keep this tab open: it tries again every few seconds, and nothing more is sent until then.',
    holding: {
      full: 'Free some space: this browser has no room left.',
      unreachable: 'This browser does not let the page write at the moment.',
    },
    interrupted: 'The page was closed in the middle of this upload.',
    interruptedDoubt: 'What was on its way then stands under “In doubt”.',
    otherUpload:
      'Another upload is being sent. This one goes on by itself when that one has ended or stands still.',
    leadTo: 'Go to “{outcome}”',
    openOther: 'Open the other upload',
    serviceWrote: 'The service wrote:',
    rest: '{count, plural, one {# entry waits} other {# entries wait}} to be sent.',
  },
  next: {
    token: 'Enter a token at the top of the page: sending goes on at the same entry.',
    'not-processed': 'Wait a little, then press Resume: it goes on at the same entry.',
    'not-sent': 'Resume sends them.',
    unknown: 'Resume sends only the others.',
    offline: 'The remaining entries go by themselves when the connection is back.',
    over: 'Press Resume to send the rest.',
    behind:
      '{count, plural, one {The entry that is left waits behind another one of its order that is} other {The # entries that are left wait behind others of their orders that are}} in doubt: settle that first.',
  },
  after: {
    'not-processed': 'Nothing of this request was processed and nothing is lost.',
    refused:
      'Its entries stand under “Refused”: they can be mended, sent again, or split to find the one that causes it.',
    'not-sent': 'Its entries never left.',
    unknown:
      'Nobody knows whether its entries were processed. They stand under “In doubt” and never go again by themselves.',
  },
  hint: {
    content: 'The service does not understand something in it, perhaps in a single entry.',
    forbidden:
      'This token may not upload tracking numbers; ask the person who gave it to you, or enter another one.',
    address:
      'The address of the service may be wrong: tell the person who looks after this installation.',
  },
  title: {
    sending: '{percent} · {name}',
    waiting: 'Waiting · {name}',
    paused: 'Paused · {name}',
    open: '{count, number} open · {name}',
    done: 'Done · {name}',
  },
  announce: {
    finished: 'Everything of this upload is done. {account}',
    ended:
      'Sending has ended. {accepted, plural, one {# entry is} other {# entries are}} accepted, {open, plural, =0 {none is open} one {# is open} other {# are open}}.',
    paused: 'Sending stands still. {reason}',
  },
  summary: 'Where every entry stands',
  summaryHint: 'Press a number or a part of the bar to see its entries.',
  reported: {
    title: 'Reported by the service',
    firstSending: 'First sending',
    resend: 'Resend {number, number}',
    accepted: 'Accepted',
    rejected: 'Rejected',
    notFound: 'Not found',
    courierNeeded: 'Courier needed',
    older: '{count, plural, one {# earlier sending} other {# earlier sendings}}',
    each: 'Show each of them',
    notReported: 'not reported',
    noCounts: 'no counts received',
  },
  differ: {
    lead: 'Why the numbers differ:',
    resent:
      'The service counts each sending by itself, so an entry that was sent again is counted again.',
    'no-answer':
      '{count, plural, one {# entry got} other {# entries got}} no answer; the service’s counts do not have them.',
    unexplained:
      'The service counted {accepted, number} of {unnamed, plural, one {# entry} other {# entries}} as accepted and did not say which.',
    doubtful:
      '{count, plural, one {# entry is} other {# entries are}} in doubt: the service did not say which it had accepted.',
    marked: '{count, plural, one {# entry was} other {# entries were}} marked as accepted by you.',
    'set-aside': '{count, plural, one {# entry was} other {# entries were}} set aside.',
    'no-reason':
      '{count, plural, one {# entry was} other {# entries were}} not accepted, and the service gave no reason.',
    'own-counts':
      'The service counted {counted, plural, one {# failure} other {# failures}} and named {named, number}.',
    other: 'The service does not say how it counts.',
  },
  strays:
    'The service also named {count, plural, one {# entry} other {# entries}} that this upload did not send:',
  nobody: 'no number',
  all: {
    title: 'All entries',
    outcome: 'Outcome',
    details: 'Details',
    search: 'Search these entries',
    only: 'Only: {outcome}',
    showAll: 'Show all entries',
    searching: 'Searching…',
    found: '{count, plural, =0 {No entry fits.} one {# entry} other {# entries}}',
  },
  story: {
    hint: 'The button at the end of a row, or Enter on it, tells what happened to its entry.',
    column: 'What happened',
    title: 'What happened to order {order}',
    place: 'Row {row} of {source}',
    now: 'Now',
    reading: 'Reading the record…',
    unread: 'The record of this entry could not be read. Reload the page to try again.',
    nothing: 'It was not sent yet.',
    sent: '{sending}, request {request, number}',
    sentWith: '{sending}, request {request, number}, with courier {courier}',
    corrected: 'Changed by you',
    change: '{field}: {from} → {to}',
    none: 'none',
    chosen: 'Courier chosen by you: {name}{count, plural, one {} other {, for # entries at once}}',
    joined: 'Got {name} as its group had it',
    dropped: 'Courier choice taken back',
    setAside: 'Set aside by you',
    setAsideWhy: 'Set aside by you: {why}',
    marked: 'Marked as accepted by you',
    takenBack: 'Taken back by you',
    after: {
      'not-processed': 'Nothing was processed; the entry stayed in line.',
      refused: 'The entry was turned down with its whole request.',
      'not-sent': 'The entry never left.',
      unknown: 'Nobody knows whether the entry was processed.',
    },
  },
  end: {
    title: 'Nothing left to do',
    accepted: '{count, plural, one {# entry was} other {# entries were}} accepted',
    andSetAside: '{count, plural, one {# was} other {# were}} set aside',
    account: '{facts}.',
    practice: 'This was practice: nothing reached your shop.',
  },
} as const
