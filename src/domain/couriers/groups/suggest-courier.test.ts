import { expect, test } from 'vitest'
import { suggestCourier, type Verdict } from './suggest-courier.ts'

/** Suggests from verdicts by courier, one for each number. */
function suggest(verdicts: Readonly<Record<string, readonly Verdict[]>>) {
  const numbers = Object.values(verdicts)[0]?.map((_, index) => `${index}`) ?? []
  const verdictOf = (number: string, key: string) => verdicts[key]?.[Number(number)] ?? 'no'
  return suggestCourier(numbers, Object.keys(verdicts), verdictOf)
}

test.each([
  [
    'the only one whose check digits hold',
    { A: ['check-digit', 'check-digit'], B: ['only-shape', 'only-shape'] },
    { key: 'A', reason: 'check-digit' },
  ],
  [
    'the only one that fits',
    { A: ['no', 'only-shape'], B: ['only-shape', 'check-digit'] },
    { key: 'B', reason: 'only-shape' },
  ],
  ['none, where one number does not fit', { A: ['check-digit', 'no'] }, null],
  [
    'none, where two fit equally well',
    { A: ['check-digit'], B: ['check-digit'], C: ['only-shape'] },
    null,
  ],
  ['none, where two have the shape', { A: ['only-shape'], B: ['only-shape'] }, null],
  ['none, without candidates', {}, null],
] as const)('suggests %s', (_, verdicts, suggestion) => {
  expect(suggest(verdicts)).toEqual(suggestion)
})
