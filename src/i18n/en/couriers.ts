export const couriers = {
  title: 'Choose couriers',
  summary:
    '{entries, plural, one {# entry} other {# entries}} in {groups, plural, one {# group} other {# groups}}',
  send: 'Send {count, plural, one {# entry} other {# entries}} with couriers',
  group: '{count, plural, one {# entry} other {# entries}}, {shape}',
  shape: {
    digits: '{count, plural, one {# digit} other {# digits}}',
    characters: '{count, plural, one {# letter or digit} other {# letters and digits}}',
    none: 'no tracking number',
  },
  suggested: {
    'check-digit': 'Suggested: its check digit fits',
    'only-shape': 'Suggested: its numbers look like this',
  },
  showAll: 'Show all',
  showFewer: 'Hide entries',
  later: 'Choose later',
  notChosen: 'Not chosen yet',
  courierFor: 'Courier for order {order}',
  chooseFor: 'Choose the courier for order {order}',
  goesWith: '{order} goes with {courier}',
  exceptions:
    '{count, plural, one {# entry chosen differently} other {# entries chosen differently}}: {list}',
  chosenAlone: '{count, plural, one {# entry chosen} other {# entries chosen}}: {list}',
  andMore: '{count, plural, one {# more} other {# more}}',
  undo: 'Undo “{choice}”',
  choice: 'Set {count, plural, one {# entry} other {# entries}} to {courier}',
  choiceLater: 'Leave {count, plural, one {# entry} other {# entries}} for later',
  noCandidates:
    'The service named no courier to choose from. Enter the code that it knows your courier by.',
  useCode: 'Use this code',
  moreGroups: '{count, plural, one {Show # more group} other {Show # more groups}}',
  search: 'Search by name, country or code',
  found: '{count, plural, one {# courier fits} other {# couriers fit}}',
  nothing: 'No courier fits what was typed. Try another part of the name, or the code.',
  keys: 'In a group, <key>1</key> to <key>9</key> choose; <key>Z</key> takes the last choice back.',
} as const
