import { expect, test } from 'vitest'
import { largeFolders } from './folders.mjs'

const files = (folder, count, ending) =>
  Array.from({ length: count }, (_, index) => `${folder}/${index}${ending}`)

test('names a folder over 25 files of code, tests included, data and subfolders not', () => {
  const paths = [
    ...files('src/ui', 20, '.tsx'),
    ...files('src/ui', 6, '.test.tsx'),
    ...files('src/app', 25, '.ts'),
    ...files('src/app', 9, '.json'),
    ...files('src/app/pages', 9, '.ts'),
  ]
  expect(largeFolders(paths)).toEqual(['src/ui: 26 files'])
})
