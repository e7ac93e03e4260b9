export const prepare = {
  title: 'Add tracking numbers to your orders',
  lead: 'Paste your spreadsheet. Every row is checked before anything is sent.',
  intake: {
    label: 'Spreadsheet',
    title: 'Paste cells or drop a spreadsheet here',
    hint: 'From Excel, Google Sheets or LibreOffice (.xlsx, .ods, .csv, .tsv, .txt). Columns in any order.',
    file: 'Spreadsheet file',
    chooseFile: 'Choose file',
    paste: 'Paste',
    addRows: 'Add rows',
    sample: 'Try a sample',
    sampleFailed: 'The sample didn’t load. Check your connection and try again.',
    template: 'Download empty template',
    templateExcel: 'For Excel (.xlsx)',
    templateCsv: 'As CSV (.csv)',
    templateFailed: 'The template couldn’t be created. Reload and try again.',
    drop: 'Drop to add',
  },
  how: {
    title: 'How it works',
    add: 'Add your sheet',
    addText: 'Paste, drop, scan or type.',
    fix: 'Fix what’s flagged',
    fixText: 'Missing numbers, copies, digits lost in Excel.',
    upload: 'Upload',
    uploadText: 'See what happened to every entry. Choose couriers and resend what failed.',
  },
  unfinished: {
    title: 'Unfinished uploads',
    none: 'All uploads are done.',
    all: 'View all uploads',
    needYou: '{count, plural, one {# upload needs you} other {# uploads need you}}',
    work: {
      'courier-needed': '{count, plural, one {# courier} other {# couriers}}',
      failed: '{count, number} failed',
      unexplained: '{count, number} unexplained',
      'in-doubt': '{count, number} in doubt',
      refused: '{count, number} refused',
      'not-sent': '{count, number} not sent',
      waiting: '{count, number} waiting',
      sending: '{count, number} sending',
    },
  },
  pasteDialog: {
    title: 'Paste cells',
    help: 'Copy cells in your spreadsheet, then paste them here.',
    cells: 'Cells',
    add: 'Add rows',
    nothing: 'Paste some cells first.',
  },
  importing: {
    reading: 'Reading {name}',
    share: '{share}',
  },
  readProblem: {
    empty: '{name} is empty. Choose another file.',
    'header-only': '{name} has a header but no rows. Choose another file.',
    'nothing-open':
      'Every entry in {name} is already accepted or set aside. To add its rows anyway, delete the column “tracking-upload outcome” and the outcome column.',
    'not-text': 'No rows found in {name}. Save it as .xlsx or CSV and try again.',
    xls: '{name} is in an old Excel format (.xls or .xlsb). Save it as .xlsx and try again.',
    numbers: '{name} is a Numbers document. Export it to Excel and choose that file.',
    pdf: '{name} is a PDF. Choose the spreadsheet it was made from.',
    picture: '{name} is a picture. Choose the spreadsheet, or copy its cells and paste them here.',
    password: '{name} is password-protected. Save a copy without the password and choose the copy.',
    archive:
      '{name} is an archive or another kind of document. Unpack it and choose the spreadsheet.',
    damaged: '{name} is damaged or incomplete. Download it again.',
    'too-much-inside':
      '{name} unpacks to more than 400 MB. Copy the columns you need into a new workbook and choose that.',
    'web-page': '{name} is a web page, probably a saved sign-in page. Download the file again.',
    json: '{name} is JSON without a list of orders. Export your orders as .xlsx or CSV.',
    xml: '{name} is an XML file. Export your orders as .xlsx or CSV.',
    sql: '{name} is a database script (SQL). Export your orders as .xlsx or CSV.',
    rtf: '{name} is an RTF document. Copy its table and paste it here.',
    'reader-missing': 'The Excel reader didn’t load. Check your connection and try {name} again.',
    'too-large': '{name} is too large. Split it into several files.',
    'no-table': 'No rows found in {name}. Choose another file, or paste the cells.',
    unreadable: '{name} couldn’t be read. Close it in other programs and try again.',
  },
  source: {
    label: 'Sources',
    details: 'Details',
    more: '+{count, number} more',
    rows: '{count, plural, one {# row} other {# rows}}',
    otherRows: '{count, plural, one {# non-data row ignored} other {# non-data rows ignored}}',
    rowsAndMore: '{rows} …',
    totals: '{count, plural, one {Row {rows}: total} other {Rows {rows}: totals}}',
    openQuotes:
      '{count, plural, one {Row {rows}: unclosed quotation mark. Compare it} other {Rows {rows}: unclosed quotation marks. Compare them}} with your file.',
    longRows:
      '{count, plural, one {Row {rows} has more cells than the header. Compare it} other {Rows {rows} have more cells than the header. Compare them}} with your file.',
    headers:
      '{count, plural, one {Row {rows}: header of another table, read by its own columns} other {Rows {rows}: headers of other tables, read by their own columns}}',
    rescued:
      '{count, plural, one {# shortened number restored} other {# shortened numbers restored}}',
    acceptedSkipped: '{count, number} already accepted, not added',
    setAsideSkipped: '{count, number} set aside, not added',
    doubtful:
      '{count, plural, one {# row may have been accepted. Check it} other {# rows may have been accepted. Check them}} in your shop before sending.',
    replace: 'Replace the sheet',
    replaceHint: 'Replace everything with {name}',
    changeColumns: 'Change columns',
    changeColumnsOf: 'Change columns of {name}',
    readAs: 'Read as {encoding}',
    changeReading: 'Change',
    changeReadingOf: 'Change import options of {name}',
    hiddenIncluded: '{count, plural, one {# hidden row included} other {# hidden rows included}}',
    hiddenSkipped: '{count, plural, one {# hidden row skipped} other {# hidden rows skipped}}',
    skipHidden: 'Skip hidden rows',
    includeHidden: 'Include hidden rows',
    hiddenColumns:
      '{count, plural, one {# column is hidden in your file} other {# columns are hidden in your file}}',
    filledCells:
      '{count, plural, one {# cell filled from merged cells} other {# cells filled from merged cells}}',
  },
  sheetsDialog: {
    title: 'Choose sheets',
    intro: 'Which sheets of {name} do you want to import?',
    rows: '{count, plural, one {# row} other {# rows}}',
    hidden: 'hidden',
    none: 'Choose at least one sheet.',
    verdicts: {
      'no-rows': 'no rows below the header',
      'no-orders': 'no order IDs',
      'no-numbers': 'no tracking numbers',
      neither: 'no order IDs or tracking numbers',
    },
    use: 'Import {count, plural, one {# sheet} other {# sheets}}',
  },
  readingDialog: {
    title: 'Import options',
    intro: 'If the text below looks wrong, change the encoding or separator.',
    encoding: 'Encoding',
    delimiter: 'Separator',
    automatic: 'Automatic',
    comma: 'Comma',
    semicolon: 'Semicolon',
    tab: 'Tab',
    bar: 'Pipe ( | )',
    spaces: 'Spaces',
    preview: 'First rows',
    impossible: '{encoding} doesn’t fit this file.',
    use: 'Apply',
  },
  merchantOnly: {
    text: 'This sheet has no order IDs, only merchant order IDs. If they’re the same in your shop, use those.',
    use: 'Use merchant numbers as order IDs',
  },
  form: {
    title: 'Add an entry',
    heading: 'Scan or type one entry',
    hint: 'Enter moves on and adds',
    optional: 'optional',
    add: 'Add entry',
    added: '{orderId} added',
    problem: {
      orderId: 'Enter an order ID',
      trackingId: 'Enter a tracking number',
    },
  },
  sheet: {
    label: 'Sheet',
    grid: 'Entries',
    toLookAt: 'To look at',
    problems: '{count, plural, one {# problem} other {# problems}}',
    warnings: '{count, plural, one {# warning} other {# warnings}}',
    checking: 'Checking…',
    shown: '{shown, number} of {count, number} shown',
    spoken: {
      standing: 'Sheet: {standing}',
      entries: 'entries {count, number}',
      problems: 'problems {count, number}',
      warnings: 'warnings {count, number}',
    },
    problemsOnly: 'Show problems only',
    showAll: 'Show all',
    search: 'Search the entries',
    noneFound: 'No entry fits. The others are only out of sight.',
    next: 'Next to look at',
    byKind: 'What there is to look at',
    deleteEntry: 'Delete entry',
    deleteEntries: 'Delete {count, plural, one {# entry} other {# entries}}',
    history: 'Undo and redo',
    keys: 'Enter edits a cell, Delete empties it, Shift+Delete deletes the row.',
    unreadable:
      'Your last sheet can’t be read, so new rows aren’t saved. Download it as it is, or delete it.',
    downloadUnreadable: 'Download the sheet as it is',
    deleteUnreadable: 'Delete the sheet',
    notKept:
      'The sheet cannot be kept in this browser at the moment: there may be no room, or the browser does not allow it. What you do now is lost when this tab is closed.',
    visibleOnly:
      'Pasted as you saw it where you copied it: {rows, plural, =0 {} one {# hidden row} other {# hidden rows}}{both, select, yes { and } other {}}{columns, plural, =0 {} one {# hidden column} other {# hidden columns}} left out. To have them too, unhide them there and copy again.',
    reading: 'Opening your sheet…',
  },
  action: {
    added: 'Added {count, plural, one {# row} other {# rows}}',
    replaced: 'Replaced the sheet',
    edited: 'Edited row {row}: {field}',
    pasted: 'Pasted {count, plural, one {# cell} other {# cells}}',
    deleted: 'Deleted {count, plural, one {# entry} other {# entries}}',
    'copies-dropped': 'Dropped {count, plural, one {# exact copy} other {# exact copies}}',
    'done-skipped': 'Left out {count, plural, one {# row} other {# rows}} with nothing left to do',
    'repeats-removed':
      'Removed {count, plural, one {# row} other {# rows}} that were uploaded before',
    'cells-fixed': 'Mended {count, plural, one {# row} other {# rows}}',
    'couriers-set': 'Set the courier of {count, plural, one {# entry} other {# entries}}',
    'columns-changed': 'Changed the columns',
    'reading-changed': 'Read the file in another way',
    'merchant-numbers-used':
      'Used {count, plural, one {# merchant number as order ID} other {# merchant numbers as order IDs}}',
    'sent-as-it-is':
      '{count, plural, one {Chose to send # entry as it is} other {Chose to send # entries as they are}}',
    'numbers-taken':
      '{count, plural, one {Took # number from a link} other {Took # numbers from links}}',
    'rows-swapped':
      '{count, plural, one {Swapped order ID and tracking number of # entry} other {Swapped order ID and tracking number of # entries}}',
    'columns-swapped':
      '{count, plural, one {Swapped the columns of # entry} other {Swapped the columns of # entries}}',
    'columns-kept': 'Confirmed the columns',
    'copies-kept': '{count, plural, one {Kept # copy} other {Kept # copies}}',
  },
  details: {
    offer: '{field}: use {value}',
    label: 'About this row',
    rowAlone: 'Row {row}',
    row: 'Row {row} of {name}',
    original: '{field} in your sheet:',
    restore: 'Restore original',
    join: 'Join into one number',
    split: 'Split into {count, plural, one {# entry} other {# entries}}',
    useInstead: 'Use {number}',
    cleaned: 'cleaned',
    swap: 'Swap the two',
    takeNumber: 'Take {number}',
    keepCopy: 'Keep',
  },
  issue: {
    'order-id-missing': 'Order ID is missing',
    'tracking-number-missing': 'Tracking number is missing',
    'scientific-notation': {
      orderId: 'Excel dropped digits of this order ID',
      merchantOrderId: 'Excel dropped digits of this merchant order ID',
      courier: 'Excel dropped digits of this number',
      trackingId: 'Excel dropped digits of this number',
    },
    'control-characters': {
      orderId: 'Hidden characters in the order ID: type it again',
      merchantOrderId: 'Hidden characters in the merchant order ID: type it again',
      courier: 'Hidden characters in the courier code: type it again',
      trackingId: 'Hidden characters in the tracking number: type it again',
    },
    'made-by-spreadsheet': 'Excel put an error, a formula or a date here: type the value',
    'several-numbers': '{count, plural, one {# number} other {# numbers}} in one cell',
    'several-orders': 'Several order IDs in one cell? Each entry takes one',
    'same-row-twice': 'The same as row {rows}',
    'copy-skipped': 'The same as row {rows}: skipped',
    'copy-of-sent': 'The same as row {rows}, which was sent {when}: skipped',
    'order-with-several-numbers':
      'This order has other tracking numbers too (row {rows}): only the first will probably be accepted',
    'number-on-several-orders': 'Other orders have this tracking number too (row {rows})',
    'check-digit': 'Check digit does not fit: mistyped?',
    'changed-by-spreadsheet': {
      zeros: 'The last digits are zeros: Excel keeps 15 digits. Compare it with the label',
      decimal: 'Ends in a decimal that a spreadsheet added: delete it',
      date: 'Looks like a date that Excel made of an ID: type the ID',
    },
    'too-narrow': 'The column was too narrow: widen it in your spreadsheet and copy it again',
    'check-digit-instead': 'Letters in place of digits?',
    'courier-is-a-name': 'Courier name, not a code',
    'already-accepted': 'Already uploaded and accepted {when}',
    'other-number-accepted': 'Accepted with {number} ({when}); this would send another number',
    'maybe-accepted': {
      same: 'May have been accepted {when}: settle it in that upload first',
      other: 'May have been accepted with {number} ({when}): settle it in that upload first',
    },
    'waits-elsewhere': {
      same: 'Waits in an earlier upload ({when}): it would be sent twice',
      other: 'This order waits with {number} in an earlier upload ({when}): both would be sent',
    },
    rowHere: '{row}',
    rowElsewhere: '{row} of {source}',
    moreRows: '{rows} and {count, plural, one {# more} other {# more}}',
    field: {
      orderId: 'an order ID',
      merchantOrderId: 'a merchant order ID',
      courier: 'a courier code',
      trackingId: 'a tracking number',
    },
    'web-address': 'Web address, not {field}',
    email: 'E-mail address, not {field}',
    price: 'Price, not {field}',
    date: 'Date, not {field}',
    time: 'Time, not {field}',
    boolean: 'Yes/no value, not {field}',
    words: 'Words, not a tracking number',
    'too-short': 'Too short for a tracking number',
    'too-long': 'Too long for {field} ({length, number} characters)',
    'column-name': 'Repeated header, not an entry',
    'courier-mismatch': 'This number doesn’t have the format of its courier. Check both',
    'order-is-number': 'Order ID and tracking number are the same',
    swapped: 'Order ID and tracking number look swapped',
    'all-zeros': 'All zeros: type {field}',
    'sent-as-it-is': 'You chose to send this as it is',
  },
  kind: {
    'order-id-missing': 'Order ID missing',
    'tracking-number-missing': 'Tracking number missing',
    'scientific-notation': 'Digits lost in Excel',
    'control-characters': 'Hidden characters',
    'made-by-spreadsheet': 'Error or date of Excel',
    'several-numbers': 'Several numbers in a cell',
    'several-orders': 'Several orders in a cell',
    'same-row-twice': 'Same row twice',
    'order-with-several-numbers': 'Order with several numbers',
    'number-on-several-orders': 'Number on several orders',
    'check-digit': 'Check digit does not fit',
    'changed-by-spreadsheet': 'Changed by Excel',
    'courier-is-a-name': 'Courier name, not a code',
    'already-accepted': 'Already accepted',
    'other-number-accepted': 'Accepted with another number',
    'maybe-accepted': 'May have been accepted',
    'waits-elsewhere': 'Waits in an earlier upload',
    'web-address': 'Web address',
    email: 'E-mail address',
    price: 'Price',
    date: 'Date',
    time: 'Time',
    boolean: 'Yes/no value',
    words: 'Words instead of a number',
    length: 'Too short or too long',
    'column-name': 'Repeated header',
    'courier-mismatch': 'Courier doesn’t fit the number',
    'order-is-number': 'Order ID equals tracking number',
    swapped: 'Swapped with the order ID',
    'all-zeros': 'All zeros',
    'sent-as-it-is': 'Sent as it is',
    skipped: 'Skipped copies',
  },
  about: {
    'order-id-missing':
      'These entries have no order ID. Type it in, paste them into the first empty cell, or delete the entries. They stay here when you upload.',
    'tracking-number-missing':
      'These entries have no tracking number (“-” or “N/A” is none). Type it in, paste them into the first empty cell, or delete the entries. They stay here when you upload.',
    'scientific-notation':
      'These cells hold a short form such as 9.40011E+21. The digits that it leaves out are not in the sheet any more. Type the whole number, or paste it again from where it comes from.',
    'control-characters':
      'These cells have characters that nobody sees and that no number has. Type the value again.',
    'made-by-spreadsheet':
      'Excel put this here by itself: an error such as #N/A, a formula that was never calculated, or a date that it made of an ID. Type the value, or take it from where it comes from.',
    'several-numbers':
      'Each entry takes one tracking number. Where the parts are one number that was broken up, join them; where each part is a number of its own, split them into entries.',
    'several-orders':
      'Each entry takes one order ID, and the service will probably not know several of them written together. Give each order a row of its own; they may share a tracking number.',
    'same-row-twice':
      'Order ID and tracking number are in the sheet more than once. Only the first is uploaded; the copies are left out.',
    'order-with-several-numbers':
      'The second number of an order will probably be refused, since the order is no longer waiting for shipment after the first. If only one is right, delete the other.',
    'number-on-several-orders':
      'That is right when several orders travel in one parcel, and a mistake when a cell slipped. Compare them with the labels.',
    'check-digit':
      'All known couriers whose numbers look like these end them in a check digit, and here it does not fit. Compare them with the label.',
    'changed-by-spreadsheet':
      'These values were probably changed when a spreadsheet program opened the file: it keeps 15 digits of a number and writes zeros for the rest, adds “.0”, or makes a date of an ID such as 3-12. Compare them with where they come from.',
    'courier-is-a-name':
      'The service needs a courier code. Use the code that the name probably has, or empty the cell to let the service offer couriers.',
    'already-accepted':
      'The service has accepted these from this browser before. Sending them again will probably fail: delete them if they need not go again.',
    'other-number-accepted':
      'The service has accepted these orders from this browser before, with another tracking number. Compare both: what you upload here is the other number, and it will probably fail, since the order is no longer waiting for shipment.',
    'maybe-accepted':
      'An earlier upload sent these orders, and nobody knows whether the service has taken them. Settle them in that upload first: sent from here as well, they may be processed twice.',
    'waits-elsewhere':
      'These orders are in line in an earlier upload and go out as soon as it goes on. Sent from here as well, they go twice: delete them here, or set them aside there.',
    'web-address':
      'These cells hold a web address. Where it is a courier’s tracking page with one number in it, you can take the number from it. Otherwise type the value.',
    email:
      'These cells hold an e-mail address. Type the right value, or send them as they are if your shop writes them this way.',
    price:
      'These cells hold a price. Another column may have slipped in. Type the right value, or send them as they are.',
    date: 'These cells hold a date. Another column may have slipped in, or Excel made it from an ID. Type the right value, or send them as they are.',
    time: 'These cells hold a time. Another column may have slipped in. Type the right value, or send them as they are.',
    boolean:
      'These cells only say yes or no. Another column may have slipped in. Type the right value, or send them as they are.',
    words:
      'These tracking numbers have no digit, or are words. Type the number, or send them as they are if your courier writes them this way.',
    length:
      'Tracking numbers have 4 to 60 characters, order IDs up to 120. Complete these values, or send them as they are.',
    'column-name':
      'These rows repeat the header of a column. Delete them, or send them as they are if they are entries.',
    'courier-mismatch':
      'The known formats of these couriers don’t fit the numbers, but those of other couriers do. Check courier and number.',
    'order-is-number':
      'Order ID and tracking number are the same here. One of them was probably copied into the wrong column.',
    swapped:
      'The order ID looks like a tracking number, and the tracking number doesn’t. Swap the two, or leave them if they’re right.',
    'all-zeros': 'These values are only zeros. Type the right value.',
    'sent-as-it-is':
      'You chose to send these values as they are. Undo takes that back; an edited value is checked again.',
    skipped:
      'These rows are exact copies of rows above and are skipped. Keep a copy to send it too.',
  },
  repeats: {
    label: 'Rows uploaded before',
    accepted: '{count, number} of {rows, number} rows were accepted before ({from}).',
    uploaded: '{count, number} of {rows, number} rows were uploaded before ({from}).',
    from: '{uploads, plural, one {{when}} other {# uploads since {when}}}',
    named: '{name}: {sentence}',
    part: {
      accepted: '{count, plural, one {# was accepted} other {# were accepted}}',
      'maybe-accepted':
        '{count, plural, one {# may have been accepted} other {# may have been accepted}}',
      open: '{count, plural, one {# is still open there} other {# are still open there}}',
      changed: '{count, plural, one {# has changed} other {# have changed}}',
      new: '{count, plural, one {# is new} other {# are new}}',
    },
    parts: '{list}.',
    finish: 'Finish there what is still open: sent from here as well, it may be processed twice.',
    keepNew:
      'Keep only the {count, number} {which, select, changed {changed} new {new} other {changed and new}}',
    removeAll: 'Remove these {count, plural, one {# row} other {# rows}}',
    keepAll: 'Keep all',
    open: 'Open that upload',
    openOf: 'Upload of {when} ({count, plural, one {# row} other {# rows}})',
    others: 'Other numbers for orders that were accepted before: {count, number}.',
  },
  fix: {
    dropCopies: 'Drop {count, plural, one {# exact copy} other {# exact copies}}',
    joinAll: 'Join where the parts fit one number',
    splitAll: 'Split where each part is a number',
    courierValues: 'Courier values',
    courierForAll: 'Courier for all entries…',
    sendAsItIs: 'Send as it is',
    sendAllAsItIs: '{count, plural, one {Send # as it is} other {Send all # as they are}}',
    takeNumbers: 'Take number from link',
    keepCopies: '{count, plural, one {Keep # copy} other {Keep # copies}}',
  },
  doubt: {
    label: 'Columns to check',
    named: '{name}: {sentence}',
    swapped:
      'Order IDs look like tracking numbers in {rows, number} of {of, number} rows. Swap the two columns?',
    swap: 'Swap columns',
    right: 'They’re right',
    asWritten: 'It’s how we write them',
    show: '{count, plural, one {Show # row} other {Show # rows}}',
    field: {
      orderId: 'Order IDs',
      merchantOrderId: 'Merchant order IDs',
      courier: 'Courier codes',
      trackingId: 'Tracking numbers',
    },
    shape: {
      'several-numbers':
        '{field} look like several numbers in one cell in {rows, number} of {of, number} rows. Does your shop write them this way?',
      'web-address':
        '{field} look like web addresses in {rows, number} of {of, number} rows. Does your shop write them this way?',
      email:
        '{field} look like e-mail addresses in {rows, number} of {of, number} rows. Does your shop write them this way?',
      price:
        '{field} look like prices in {rows, number} of {of, number} rows. Does your shop write them this way?',
      date: '{field} look like dates in {rows, number} of {of, number} rows. Does your shop write them this way?',
      time: '{field} look like times in {rows, number} of {of, number} rows. Does your shop write them this way?',
      boolean:
        '{field} look like yes/no values in {rows, number} of {of, number} rows. Does your shop write them this way?',
      words:
        '{field} look like words in {rows, number} of {of, number} rows. Does your shop write them this way?',
      length:
        '{field} look like values that are too short or too long in {rows, number} of {of, number} rows. Does your shop write them this way?',
      'column-name':
        '{field} look like headers in {rows, number} of {of, number} rows. Does your shop write them this way?',
    },
  },
  verdict: {
    title:
      'Excel has cut {count, plural, one {# number} other {# numbers}} short. The lost digits are not in this sheet any more.',
    changed:
      'A spreadsheet program has probably changed {count, plural, one {# row} other {# rows}}: zeros for the last digits, “.0”, or a date.',
    show: 'Show {count, plural, one {the row} other {these # rows}}',
    how: 'How to keep the digits',
    what: 'Excel takes a long number for an amount: it shows it as 9.40011E+21, keeps 15 digits of it and saves only that. An ID such as 3-12 becomes a date. A tracking number is not an amount: every digit counts, and nobody can guess the missing ones.',
    stepsTitle: 'So that it does not happen:',
    step1:
      'Go back to where the numbers come from (your shop, your courier). The file that was saved in Excel no longer has them.',
    step2:
      'Do not open that file in Excel: drop it here as it is. If you need Excel, use Data, From Text/CSV, and set the column to “Text”.',
    step3:
      'Or copy the cells in Excel and paste them here: when Excel still has the digits, they are taken along.',
  },
  upload: {
    button: 'Upload {count, plural, one {# entry} other {# entries}}',
    preparing: 'Preparing the upload…',
    failed:
      'The upload could not be started, since this browser could not keep it. Nothing was sent, and your sheet is unchanged.',
    nothing: 'No entry can be sent yet.',
    staying:
      '{count, plural, one {# entry with a problem stays} other {# entries with problems stay}} here.',
    copies: '{count, plural, one {# exact copy is} other {# exact copies are}} skipped.',
  },
  warningsDialog: {
    title: 'Upload with warnings?',
    intro: '{count, plural, one {# entry has} other {# entries have}} something to look at:',
    anyway: 'Upload anyway',
    look: 'Look at them first',
    line: '{kind}: {count, number}',
    swapped:
      'Order IDs and tracking numbers may be swapped in {rows, number} of {of, number} rows.',
  },
  preview: {
    button: 'What will be sent',
    title: 'What will be sent',
    summary:
      '{entries, plural, one {# entry} other {# entries}} in {requests, plural, one {# request} other {# requests}} to {service}.',
    summaryAtLeast:
      '{entries, plural, one {# entry} other {# entries}} in at least {requests, plural, one {# request} other {# requests}} to {service}.',
    trial:
      'The first request tries {count, plural, one {# entry} other {# entries}}, to see whether all is well.',
    first: 'The first request, exactly as it is sent:',
    token: 'Your access token goes with it as a header and is not shown.',
    copy: 'Copy',
    copied: 'Copied',
    practiceService: 'the built-in simulator',
    unnamedService: 'the service',
  },
} as const
