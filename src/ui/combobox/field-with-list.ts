/** What a field with a list is from the start, for assistive technology; the list itself comes when it is used. */
export const FIELD_WITH_LIST = {
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-expanded': false,
} as const
