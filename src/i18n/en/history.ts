export const history = {
  title: 'Uploads',
  empty: 'Nothing was uploaded from this browser yet.',
  emptyNext: 'Prepare a sheet',
  search: 'Search uploads by name',
  nothing: 'No upload has “{search}” in its name.',
  list: 'Earlier uploads',
  practice: 'Practice',
  failed: 'The uploads that this browser keeps could not be read.',
  again: 'Try again',
} as const
