/** What can be done with the selected cells. */
export const cellMenu = {
  title: 'Cells and rows',
  cut: 'Cut',
  copy: 'Copy',
  paste: 'Paste',
  clear: 'Clear',
  fillDown: 'Fill down',
  restore: 'Restore originals',
  swap: 'Swap order ID and tracking number{count, plural, one {} other { in # rows}}',
  setCourier: 'Set courier…',
  clearCourier: 'Clear courier',
  insertAbove: 'Insert row above',
  insertBelow: 'Insert row below',
  duplicate: 'Duplicate {count, plural, one {row} other {# rows}}',
  delete: 'Delete {count, plural, one {row} other {# rows}}',
  find: 'Find…',
  replace: 'Replace…',
} as const
