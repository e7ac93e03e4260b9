export const upload = {
  practiceMark: 'Practice',
  toService: 'to {service}',
  facts:
    '{entries, plural, one {# entry} other {# entries}}, {requests, plural, =0 {no request yet} one {# request} other {# requests}}',
  inTime: 'in {time}',
  nextSheet: 'Start the next sheet',
  progress: 'Upload progress',
  progressText: '{done, number} of {total, plural, one {# entry} other {# entries}} sent',
  remaining: 'about {time} left',
  pause: 'Pause',
  resume: 'Resume',
  stop: 'Stop',
  sendRemaining: 'Send the remaining {count, plural, one {entry} other {# entries}}',
  pausing: 'Waiting for the answer to the request that is on its way.',
  stopped:
    'You stopped this upload. {count, plural, one {# entry was} other {# entries were}} not sent yet.',
  waiting: {
    told: 'The service asks to wait. Sending goes on by itself in {seconds, plural, one {# second} other {# seconds}}.',
    notTold:
      'The service is busy and took nothing for now. The next try is in {seconds, plural, one {# second} other {# seconds}}.',
  },
  paused: {
    byPerson: 'Paused.',
    tokenMissing: 'An access token is needed before anything can be sent.',
    tokenRejected:
      'The service did not accept this token. Nothing of the request was processed and nothing is lost.',
    tokenNext: 'Enter a token at the top of the page: sending goes on at the same entry.',
    enterToken: 'Enter a token',
    trialFailed:
      'The first entries were sent as a trial, and all of them failed for the same reason, shown below.',
    trialFailedSilently:
      'The first entries were sent as a trial. All of them failed, and the service gave no reason. Look some of them up in your shop; Resume sends the rest.',
    trialNext:
      'Look at what is wrong before the rest goes the same way. Resume sends it all the same.',
    offline:
      'This computer is offline. The remaining entries go by themselves when the connection is back.',
    storage:
      'This browser could not write down what it was about to send (its disk may be full), so nothing was sent. Free some space, then press Resume.',
    interrupted:
      'The page was closed in the middle of this upload. What was on its way then stands under “In doubt”. If others are left, Resume sends them.',
    otherUpload:
      'Another upload is being sent. This one goes on by itself when that one has ended or stands still.',
    openOther: 'Open the other upload',
    serviceWrote: 'The service wrote:',
    rest: '{count, plural, one {# entry waits} other {# entries wait}} to be sent.',
  },
  after: {
    'not-processed': 'Nothing of this request was processed; Resume tries it again.',
    refused:
      'Its entries stand under “Refused”: they can be mended, sent again, or split to find the one that causes it.',
    'not-sent': 'Its entries never left; Resume sends them.',
    unknown:
      'Nobody knows whether its entries were processed. They stand under “In doubt” and never go again by themselves. If others are left, Resume sends only those.',
  },
  title: {
    sending: '{percent} · {name}',
    waiting: 'Waiting · {name}',
    paused: 'Paused · {name}',
    open: '{count, number} open · {name}',
    done: 'Done · {name}',
  },
  announce: {
    ended:
      'Sending has ended. {accepted, plural, one {# entry is} other {# entries are}} accepted, {open, plural, =0 {none is open} one {# is open} other {# are open}}.',
    paused: 'Sending stands still. {reason}',
  },
  books: 'Where every entry stands',
  booksHint: 'Press a number to see its entries.',
  reported: {
    title: 'Reported by the service',
    firstSending: 'First sending',
    resend: 'Resend {number, number}',
    accepted: 'Accepted',
    rejected: 'Rejected',
    notFound: 'Not found',
    courierNeeded: 'Courier needed',
    notReported: 'not reported',
    noAnswerYet: 'no answer yet',
  },
  differ: {
    lead: 'Why the numbers differ:',
    resent:
      'The service counts each sending by itself, so an entry that was sent again is counted again.',
    noAnswer:
      '{count, plural, one {# entry got} other {# entries got}} no answer; the service’s counts do not have them.',
    unexplained:
      'The service counted {accepted, number} of {unnamed, plural, one {# entry} other {# entries}} as accepted and did not say which.',
    marked: '{count, plural, one {# entry was} other {# entries were}} marked as accepted by you.',
    setAside: '{count, plural, one {# entry was} other {# entries were}} set aside.',
    noReason:
      '{count, plural, one {# entry was} other {# entries were}} not accepted, and the service did not name {count, plural, one {it} other {them}}.',
    ownCounts:
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
    found: '{count, plural, =0 {No entry fits.} one {# entry} other {# entries}}',
  },
  end: {
    title: 'Nothing left to do',
    accepted: '{count, plural, one {# entry was} other {# entries were}} accepted',
    andSetAside: '{count, plural, one {# was} other {# were}} set aside',
    practice: 'This was practice: nothing reached your shop.',
  },
} as const
