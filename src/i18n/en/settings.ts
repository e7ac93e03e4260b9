export const settings = {
  title: 'Settings',
  installation: {
    title: 'This installation',
    practice: 'Practice mode: a built-in simulator answers, and nothing reaches your shop.',
    service: 'Service',
    practiceService: 'Built-in simulator',
    unnamed: 'No name given',
    address: 'Address',
    sameAddress: 'The address of this page, which passes uploads on to the service',
    requestSize: 'Entries in one request',
    requestsAtOnce: 'Requests at the same time',
    timeout: 'Longest wait for an answer',
    seconds: '{count, plural, one {# second} other {# seconds}}',
    changedBy: 'Whoever installed Tracking Upload can change this.',
  },
  columns: {
    title: 'Remembered columns',
    about:
      'When you say which column holds what, this browser remembers it for the next sheet that looks the same.',
    count:
      '{count, plural, =0 {No layout is remembered.} one {# layout is remembered.} other {# layouts are remembered.}}',
    forget: 'Forget remembered columns',
    forgotten: 'The remembered columns are forgotten.',
  },
  kept: {
    title: 'What this browser keeps',
    about:
      'Your sheet, your uploads and their answers are kept in this browser only, until you clear its site data. Your access token is not kept, unless you tick “Keep for this tab”.',
    used: 'About {used} of the {quota} that the browser allows is in use.',
    unknown: 'The browser does not say how much is in use.',
    size: {
      kilobyte: '{size} kB',
      megabyte: '{size} MB',
      gigabyte: '{size} GB',
    },
  },
} as const
