export const shell = {
  product: 'Tracking Upload',
  main: 'Main',
  prepare: 'Prepare',
  uploads: 'Uploads',
  settings: 'Settings',
  help: 'Help',
  language: 'Language',
  theme: 'Theme',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
  skip: 'Skip to the page',
  practice: 'Practice mode: nothing reaches your shop',
  watching:
    'Tracking Upload is open in another tab, which is the one that can change and send. This tab shows the same and takes over when the other one is closed.',
  running: 'An upload is being sent.',
  paused: 'An upload is waiting for you.',
  goToUpload: 'Open the upload',
  allUploads: 'See the uploads of this browser',
  noSuchUpload:
    'There is no such upload in this browser. It may have been deleted, or made in another browser.',
  unreadableUpload:
    'This upload could not be read from this browser. Reload the page; nothing was sent or changed.',
  notFound: 'There is no page at this address.',
  goToPrepare: 'Go to Prepare',
  partMissing:
    'A part of this page could not be loaded. There may be a new version, or the network is down. Your sheet and your uploads are kept.',
  olderTab:
    'An older version of Tracking Upload is still open in another tab. Reload or close that tab; this page then goes on by itself. Your sheet and your uploads are kept.',
  reload: 'Reload the page',
  broken: 'Something went wrong on this page. Your sheet and your uploads are kept.',
  storage: {
    'newer-version':
      'A newer version of Tracking Upload was opened in this browser, so this tab cannot keep anything any more. Reload the page to go on; your sheet and your uploads are kept.',
    lost: 'The browser has taken its storage away from this tab, so nothing can be kept or sent here. Copy what you still need from the sheet, then reload the page.',
    insecure:
      'This page was opened without a secure connection (https), so the browser does not let it keep uploads safe. Nothing can be uploaded here. Ask whoever installed Tracking Upload for an https address.',
    forbidden:
      'This browser does not let the page keep anything, so nothing can be uploaded: without its journal an upload could be lost or sent twice. Leave private browsing or allow site data, then reload.',
    unreadable:
      'What this browser keeps for Tracking Upload cannot be opened (its disk may be full), so nothing can be uploaded: without its journal an upload could be lost or sent twice. Free some space or restart the browser, then reload. Nothing was deleted.',
  },
  installation: {
    title: 'Tracking Upload is not set up correctly',
    unreachable: 'Its settings (config.json) could not be loaded. Check the network and reload.',
    wrong:
      'Its settings (config.json) contain something that cannot be used. The details below are for whoever installed it.',
  },
} as const
