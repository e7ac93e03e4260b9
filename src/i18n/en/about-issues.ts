/** What each kind of issue means, in a sentence, and what to do about it. */
export const aboutIssues = {
  'order-id-missing': 'Add an order ID or delete these entries. They’re held back until then.',
  'tracking-number-missing':
    'Add a tracking number or delete these entries. “-” and “N/A” don’t count.',
  'scientific-notation':
    'Excel shortened these numbers and the missing digits are gone. Paste them again from your shop or courier.',
  'control-characters': 'These cells contain invisible characters. Retype them.',
  'made-by-spreadsheet': 'Excel put an error, a formula or a date here. Type the real value.',
  'several-numbers':
    'Each entry takes one tracking number. Split separate parcels, or join parts of one number.',
  'several-orders': 'Each entry takes one order ID. Give each order a row of its own.',
  'same-row-twice': 'These rows repeat earlier ones. Only the first copy is uploaded.',
  'order-with-several-numbers':
    'The service will probably accept only the first number of an order. Delete the wrong one.',
  'number-on-several-orders': 'Fine if the orders ship together. Otherwise check the labels.',
  'check-digit': 'The last digit doesn’t match, so a digit is probably mistyped. Check the label.',
  'changed-by-spreadsheet':
    'Excel probably added “.0” to these values. Compare them with your shop or the label.',
  'courier-is-a-name': 'Use a courier code, or leave it empty and choose after uploading.',
  'already-accepted':
    'The service accepted these before and will probably reject them now. Delete the entries you don’t want to resend.',
  'other-number-accepted':
    'The service accepted these orders with another number and will probably reject this one. Check which is right.',
  'maybe-accepted':
    'An earlier upload sent these orders without an answer. Resolve them there first to avoid sending them twice.',
  'waits-elsewhere':
    'These orders are still queued in an earlier upload. Delete them here, or set them aside there.',
  'web-address': 'These cells hold a link. Take the number from it, or type the value.',
  email: 'These cells hold an email address. Type the right value, or send them as they are.',
  price: 'These cells hold a price. Type the right value, or send them as they are.',
  date: 'These cells hold a date. Type the right value, or send them as they are.',
  time: 'These cells hold a time. Type the right value, or send them as they are.',
  boolean: 'These cells only say yes or no. Type the right value, or send them as they are.',
  words:
    'These tracking numbers have no digit or contain words. Type the number, or send them as they are.',
  length:
    'Tracking numbers have 4 to 60 characters, order IDs up to 120. Complete these, or send them as they are.',
  'column-name': 'These rows repeat the header. Delete them, or send them if they’re entries.',
  'courier-mismatch': 'These numbers don’t have their courier’s format. Check both.',
  'order-is-number':
    'One value is probably in the wrong column. Type the right order ID or tracking number.',
  swapped: 'The order ID looks like a tracking number. Swap them, or leave them if they’re right.',
  'all-zeros': 'These values are only zeros. Type the right value.',
  rounded:
    'A program kept only the first 15 to 17 digits of these values. Take them from your shop again, not from this file.',
  'number-and-remark':
    'These cells hold a tracking number and something else. Use the number alone, or send them as they are.',
  'scanned-label':
    'The barcode holds more than the tracking number. Use the number in it, or scan the code that shows the number.',
  'look-alikes':
    'These letters look Latin but aren’t, so the service won’t find the value. Use the Latin ones, or send them as they are.',
  leftovers:
    'A program or a chat left tags, codes or list signs here. Use the value without them, or send them as they are.',
  'odd-characters':
    'No courier uses these signs in a number. Type the number, or send them as they are.',
  'unlike-column':
    'The other order IDs have digits, these don’t. Type the order ID, or send them as they are.',
  'perhaps-two-numbers':
    'Both halves of these digits are valid tracking numbers. Split them if they belong to two parcels.',
  thousands:
    'A program wrote these IDs as numbers with separators. Use the plain ID if your shop shows it that way.',
  'other-digits': 'Check whether your shop shows these IDs with 0 to 9.',
  'courier-is-a-company':
    'This is probably the recipient’s company or a name. Clear it and choose the courier after uploading, or enter a courier code.',
  'sent-as-it-is': 'You chose to send these. Press Undo to hold them back again.',
  skipped: 'These rows are exact copies of earlier ones. Keep a copy to send it too.',
} as const
