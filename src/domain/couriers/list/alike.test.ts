import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createAlikeFinder } from './alike.ts'

const aLetter = fc.constantFrom(...Array.from('abcdefghijklmnopqrstuvwxyz'))
const aName = fc.array(aLetter, { minLength: 5, maxLength: 12 }).map((letters) => letters.join(''))

/** What a typing person does: a letter more, less, another one, or two in the wrong order. */
const SLIPS = {
  more: (name: string, at: number, letter: string) => name.slice(0, at) + letter + name.slice(at),
  less: (name: string, at: number) => name.slice(0, at) + name.slice(at + 1),
  other: (name: string, at: number, letter: string) =>
    name.slice(0, at) + letter + name.slice(at + 1),
  swapped: (name: string, at: number) =>
    name.slice(0, at) + (name[at + 1] ?? '') + (name[at] ?? '') + name.slice(at + 2),
} as const
const aSlip = fc.constantFrom(...Object.values(SLIPS))

test('a name with one slip anywhere is found, and no other name', () => {
  fc.assert(
    fc.property(aName, aSlip, fc.nat(), aLetter, (name, slip, place, letter) => {
      const text = slip(name, place % name.length, letter)
      fc.pre(text !== name && text.length >= 5)
      expect(createAlikeFinder([name, `${name}xyz`])(text)).toEqual([name])
    }),
  )
})

test.each(['dhlx', 'dhl express', '1234567'])('%s is like no name', (text) => {
  expect(createAlikeFinder(['dhl', 'dhlexpress', '1234568'])(text)).toEqual([])
})
