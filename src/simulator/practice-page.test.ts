import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PRACTICE_VALUES } from '#domain/entry/practice-values.ts'
import { help } from '#i18n/en/help.ts'

test('docs/practice.md lists every practice value with the words of the help page, and no other', () => {
  const page = readFileSync('docs/practice.md', 'utf8')
  const rows = page.split('\n').filter((line) => line.startsWith('| `TEST-'))
  expect(rows).toEqual(
    PRACTICE_VALUES.map(({ orderId, effect }) => `| \`${orderId}\` | ${help.effects[effect]} |`),
  )
})
