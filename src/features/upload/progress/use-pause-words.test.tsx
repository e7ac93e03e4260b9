import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Fault } from '#domain/upload/answers/fault.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import { catalogue as chinese } from '#i18n/zh-hans/catalogue.ts'
import { catalogue as english } from '#i18n/en/catalogue.ts'
import { Texts } from '#i18n/texts.tsx'
import { anEntry } from '#testing/builders.ts'
import { aJournal, TIMEOUT } from '#testing/uploads/upload-journal.ts'
import type { PauseReason } from '#domain/upload/run/hold.ts'
import { usePauseWords } from './use-pause-words.ts'

/** Two entries of one order: one is in doubt, the other one waits behind it. */
const blocked = () =>
  aJournal([anEntry({ trackingId: 'T-1' }), anEntry({ trackingId: 'T-2' })])
    .submit()
    .request([0])
    .fault(TIMEOUT)

const onlyBlocked = blocked().state()
const someLeft = aJournal([anEntry(), anEntry({ orderId: 'O-2' })])
  .submit()
  .request([0])
  .fault(TIMEOUT)
  .state()

function wordsIn(language: 'en' | 'zh-Hans', why: PauseReason, state: UploadState): string {
  const { result } = renderHook(() => usePauseWords(), {
    wrapper: ({ children }) => (
      <Texts language={language} catalogue={language === 'en' ? english : chinese}>
        {children}
      </Texts>
    ),
  })
  return result.current(why, state)
}

const fault = (fault: Fault): PauseReason => ({ kind: 'fault', fault })
const REASONS: readonly PauseReason[] = [
  { kind: 'by-person' },
  { kind: 'token-needed', rejected: true },
  fault(TIMEOUT),
  fault({ kind: 'not-connected' }),
  fault({ kind: 'unavailable', status: 429, retryAfterMs: null }),
  fault({ kind: 'request-rejected', status: 422, excerpt: '' }),
  fault({ kind: 'too-large' }),
  { kind: 'trial-failed', message: null },
  { kind: 'offline' },
  { kind: 'storage', cause: 'over', holdsAnswer: false },
  { kind: 'interrupted' },
  { kind: 'other-upload', id: 'u2' },
]

test.each(REASONS)('with %j, Resume is spoken of only when something is there to go', (why) => {
  const words = wordsIn('en', why, onlyBlocked)
  expect(words).not.toMatch(/Resume|goes on at|by themselves when|wait[s]? to be sent/)
  expect(words).toMatch(/ The entry that is left waits behind another one .* settle that first\.$/)
  expect(wordsIn('en', why, someLeft)).toMatch(/ 1 entry waits to be sent\.$/)
})

test.each(REASONS)('with %j, Chinese sentences stand without a space between them', (why) => {
  for (const state of [onlyBlocked, someLeft]) {
    expect(wordsIn('zh-Hans', why, state)).not.toMatch(/[。：] /)
  }
})

test('after a fault with something left, Resume is said to send only the others', () => {
  expect(wordsIn('en', fault(TIMEOUT), someLeft)).toContain(
    'never go again by themselves. Resume sends only the others. 1 entry waits',
  )
})

test('a service to which each entry is too large is told from an entry that is', () => {
  expect(wordsIn('en', fault({ kind: 'too-large' }), someLeft)).toMatch(
    /^The service said of 10 entries in a row, each sent alone, that they are too large\. .* 1 entry waits/,
  )
})

test('while an answer cannot be stored, nothing is said about the rest', () => {
  const held: PauseReason = { kind: 'storage', cause: 'full', holdsAnswer: true }
  for (const state of [onlyBlocked, someLeft])
    expect(wordsIn('en', held, state)).toMatch(/Free some space: this browser has no room left\.$/)
})

test('of a page that was closed, "In doubt" is spoken of only when something stands there', () => {
  const why: PauseReason = { kind: 'interrupted' }
  const untouched = aJournal([anEntry()]).submit().state()
  expect(wordsIn('en', why, someLeft)).toContain(
    'What was on its way then stands under “In doubt”.',
  )
  expect(wordsIn('en', why, untouched)).toBe(
    'The page was closed in the middle of this upload. Press Resume to send the rest. 1 entry waits to be sent.',
  )
})
