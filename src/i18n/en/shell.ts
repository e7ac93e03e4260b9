export const shell = {
  product: 'Tracking Upload',
  /** Part of the HTML, shown without any code. */
  notLoaded: 'Tracking Upload could not be loaded. Check the network and reload this page.',
  tooOld:
    'This browser is too old for Tracking Upload. Use Chrome or Edge 111, Firefox 121, Safari 16.4 or newer.',
  main: 'Main',
  prepare: 'Prepare',
  uploads: 'Uploads',
  settings: 'Settings',
  help: 'Help',
  skip: {
    sheet: 'Skip to the sheet',
    issues: 'Skip to the issues',
    page: 'Skip to main content',
  },
  practice: 'Practice mode: nothing reaches your shop',
  practiceShort: 'Practice',
  watching: 'You’re already using Tracking Upload in another tab. This one is read-only.',
  useThisTab: 'Use this tab',
  taking: 'Waiting for the other tab to finish what it was sending.',
  giving: 'Finishing what was being sent. You can then continue in your other tab.',
  taken: 'You can work in this tab now',
  running: 'Uploading…',
  paused: 'An upload is paused.',
  goToUpload: 'View upload',
  allUploads: 'View all uploads',
  noSuchUpload: 'This upload isn’t in this browser. It may have been deleted or made elsewhere.',
  unreadableUpload: 'This upload couldn’t be read. Reload the page; nothing was sent or changed.',
  notFound: 'Page not found',
  notFoundNext: 'We can’t find that page. Check the address, or start from Prepare.',
  goToPrepare: 'Go to Prepare',
  partMissing:
    'Part of this page didn’t load. Reload to try again; your sheet and uploads are safe.',
  olderTab: 'An older version is open in another tab. Reload or close that tab to continue here.',
  reload: 'Reload the page',
  broken: 'Something went wrong. Your sheet and uploads are safe.',
  storage: {
    'newer-version':
      'A newer version is open in another tab. Reload to continue; your sheet and uploads are safe.',
    lost: 'This tab lost access to the browser’s storage, so nothing can be saved or sent. Copy what you need, then reload.',
    insecure: 'Uploading needs a secure (https) address. Ask your administrator for it.',
    forbidden:
      'This browser blocks storage, so uploads can’t be protected from loss or duplicates. Leave private browsing or allow site data, then reload.',
    unreadable:
      'This browser’s storage can’t be opened, so nothing can be uploaded; nothing was deleted. Free some disk space or restart the browser, then reload.',
  },
  installation: {
    title: 'Tracking Upload isn’t set up correctly',
    unreachable: 'The configuration (config.json) didn’t load. Check your connection, then reload.',
    wrong: 'The configuration (config.json) is invalid. Send these details to your administrator.',
  },
} as const
