import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseFormats } from '#domain/formats/courier-format.ts'
import { loadFormats } from '#domain/formats/load-formats.ts'
import { shortenFormats } from './shorten-formats.ts'

const file = readFileSync('src/domain/formats/courier-formats.json', 'utf8')

test('the formats that the build ships say all that the product reads of the file, in less than half', async () => {
  const short = shortenFormats(file)
  expect(parseFormats(JSON.parse(short))).toEqual(await loadFormats())
  expect(short).not.toMatch(/"(source|note|examples|keyNames)"/)
  expect(short.length * 2).toBeLessThan(JSON.stringify(JSON.parse(file)).length)
})
