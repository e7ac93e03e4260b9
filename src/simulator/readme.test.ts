import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PRACTICE_VALUES } from '#domain/entry/practice-values.ts'
import { help } from '#i18n/en/help.ts'

test('the README lists every practice value with the words of the help page, and no other', () => {
  const readme = readFileSync('README.md', 'utf8')
  const rows = readme.split('\n').filter((line) => line.startsWith('| `TEST-'))
  expect(rows).toEqual(
    PRACTICE_VALUES.map(({ orderId, effect }) => `| \`${orderId}\` | ${help.effects[effect]} |`),
  )
})
