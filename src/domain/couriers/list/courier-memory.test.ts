import { expect, test } from 'vitest'
import { namesToRemember } from './courier-memory.ts'

const isCode = (value: string) => value === 'ups'

test.each([
  ['a code for a name', 'DHL Express', ' 100001 ', ['dhlexpress 100001']],
  ['a code for a shop’s own word', 'EXP-1', '100001', ['exp1 100001']],
  ['nothing in place of a name', 'DHL Express', ' ', []],
  ['a code where there was none', '', '100001', []],
  ['one code for another', '3011', '3013', []],
  ['one code for another that has letters', 'ups', '100002', []],
])('%s', (_, value, code, remembered) => {
  const names = namesToRemember([{ value, code }], isCode)
  expect(names.map((name) => `${name.key} ${name.code}`)).toEqual(remembered)
  expect(names.every(({ kind }) => kind === 'name')).toBe(true)
})
