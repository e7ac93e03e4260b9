export const fixes = {
  swap: 'Swap {count, plural, one {# entry} other {all #}}',
  split: 'Split {count, plural, one {# entry} other {# entries}}',
  join: 'Join the parts in {count, plural, one {# entry} other {# entries}}',
  suggest: 'Use {count, plural, one {# suggestion} other {all # suggestions}}',
  take: 'Take {count, plural, one {# number from its link} other {# numbers from their links}}',
  'clear-courier': 'Clear {count, plural, one {# courier} other {# couriers}}',
  delete: 'Delete {count, plural, one {# entry} other {# entries}}',
  'leave-out': 'Leave out {count, number}',
} as const
