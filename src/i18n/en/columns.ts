export const columns = {
  match: {
    title: 'Match columns',
    intro: 'Choose which column of “{source}” holds what.',
    none: 'Not in this sheet',
    column: 'Column {letter}',
    columnNamed: 'Column {letter}: {header}',
    hasHeader: 'Row {row} names the columns and is not an entry',
    samples: 'The first rows of the sheet',
    unused: 'Not used',
    use: 'Use these columns',
    needsTracking: 'Choose the column with the tracking numbers.',
    needsOrder:
      'Choose the column with the order IDs, or at least the one with the merchant order IDs.',
    twice: 'One column was chosen for two fields. Choose another one for one of them.',
  },
  matched: '{field} ← {header}',
  matchedCount: '{count, plural, one {# column} other {# columns}} matched',
} as const
