import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Barcode } from './barcode.ts'
import { addFrame, doneInSight, markDone, type Sightings, sureCodes } from './sightings.ts'

const code128 = (text: string): Barcode => ({ text, format: 'Code128' })
const itf = (text: string): Barcode => ({ text, format: 'ITF' })

/** Adds frames of a camera, one every few ms. */
const watch = (frames: readonly (readonly Barcode[])[], every = 100, before: Sightings = []) =>
  frames.reduce<Sightings>((seen, codes, n) => addFrame(seen, codes, n * every), before)

const texts = (sightings: Sightings) => sureCodes(sightings).map(({ text }) => text)

test('a code counts when it was read twice within a second', () => {
  expect(texts(watch([[code128('ZZ-1')]]))).toEqual([])
  expect(texts(watch([[code128('ZZ-1')], [], [code128('ZZ-1')]]))).toEqual(['ZZ-1'])
  expect(texts(watch([[code128('ZZ-1')], [code128('ZZ-1')]], 1000))).toEqual([])
})

test('a part of a longer code that was read within the second never counts', () => {
  const part = itf('618642715290')
  const whole = itf('61864271529016')
  expect(texts(watch([[part], [whole], [part], [part], [part]]))).toEqual([])
  expect(texts(watch([[part], [whole], [part], [whole], [whole], [whole]]))).toEqual([whole.text])
})

test('Interleaved 2 of 5 counts with a fitting check digit, or when it is long and read more often', () => {
  expect(texts(watch([[itf('00012345678905')], [itf('00012345678905')]]))).toHaveLength(1)
  const unchecked = itf('123456789011')
  expect(texts(watch([[unchecked], [unchecked], [unchecked]]))).toEqual([])
  expect(texts(watch([[unchecked], [unchecked], [unchecked], [unchecked]]))).toHaveLength(1)
  const short = itf('12345679')
  expect(texts(watch(Array.from({ length: 9 }, () => [short])))).toEqual([])
})

test('the same label is ignored until it was out of sight for three seconds', () => {
  const done = markDone(watch([[code128('ZZ-1')], [code128('ZZ-1')]]), 'ZZ-1')
  const later = (at: number) =>
    texts(addFrame(addFrame(done, [code128('ZZ-1')], at), [code128('ZZ-1')], at + 100))
  expect(later(200)).toEqual([])
  expect(later(2900)).toEqual([])
  expect(later(3200)).toEqual(['ZZ-1'])
})

test('a label that stays in sight stays ignored', () => {
  let seen = markDone(watch([[code128('ZZ-1')], [code128('ZZ-1')]]), 'ZZ-1')
  for (let at = 200; at < 10_000; at += 100) seen = addFrame(seen, [code128('ZZ-1')], at)
  expect(texts(seen)).toEqual([])
  expect(doneInSight(seen, 10_000)).toEqual([{ text: 'ZZ-1', isStill: true }])
  expect(doneInSight(seen, 10_400)).toEqual([{ text: 'ZZ-1', isStill: false }])
})

test('codes in sight with it are on the same label, except the given ones', () => {
  const both = [code128('ZZ-1'), code128('REF-7')]
  expect(texts(markDone(watch([both, both]), 'ZZ-1'))).toEqual([])
  expect(texts(markDone(watch([both, both]), 'REF-7', ['ZZ-1']))).toEqual(['ZZ-1'])
})

test('no part of a code counts beside it, whatever a camera reads', () => {
  const label = '61864271529016'
  const part = fc
    .tuple(fc.nat({ max: 6 }), fc.integer({ min: 6, max: 14 }))
    .map(([from, to]) => itf(label.slice(from, to)))
  const frames = fc.array(fc.array(fc.oneof(part, fc.constant(itf(label))), { maxLength: 3 }), {
    maxLength: 12,
  })
  fc.assert(
    fc.property(frames, (seen) => {
      const withLabel = [...seen, [itf(label)], [itf(label)]]
      expect(texts(watch(withLabel, 80)).filter((text) => text !== label)).toEqual([])
    }),
  )
})

test('a code that was read once never counts, whatever a camera reads', () => {
  const codes = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 6 }), { maxLength: 20 })
  fc.assert(
    fc.property(codes, (once) => {
      expect(texts(watch(once.map((text) => [code128(text)])))).toEqual([])
    }),
  )
})
