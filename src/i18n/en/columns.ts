export const columns = {
  match: {
    title: 'Match columns',
    intro: 'Choose which column of “{source}” holds what.',
    none: 'Not in this sheet',
    column: 'Column {letter}',
    columnNamed: 'Column {letter}: {header}',
    introLone:
      '“{source}” has one column only: choose what it holds. The other column is pasted beside it afterwards: copy it, click its first cell in the sheet and press Ctrl+V.',
    header: 'Row with the column names',
    headerRow: 'Row {row}: {text}',
    noHeader: 'None: every row is an entry',
    samples: 'The first rows of the sheet',
    unused: 'Not used',
    use: 'Use these columns',
    needsTracking: 'Choose the column with the tracking numbers.',
    needsOrder:
      'Choose the column with the order IDs, or at least the one with the merchant order IDs.',
    twice: 'One column was chosen for two fields. Choose another one for one of them.',
  },
  titles: '{count, plural, one {row 1 is a title} other {rows 1 to {last} are titles}}',
  matched: '{field} ← {header}',
  matchedCount: '{count, plural, one {# column} other {# columns}} matched',
} as const
