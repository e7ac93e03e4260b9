import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Fault } from '#domain/upload/fault.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import { Texts } from '#i18n/texts.tsx'
import { anEntry } from '#testing/builders.ts'
import { loadCatalogue } from '#testing/load-catalogue.ts'
import { aJournal, TIMEOUT } from '#testing/uploads/upload-journal.ts'
import type { PauseReason } from '#domain/upload/run/pause.ts'
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

const CATALOGUES = { en: await loadCatalogue('en'), 'zh-Hans': await loadCatalogue('zh-Hans') }

function wordsIn(language: keyof typeof CATALOGUES, why: PauseReason, state: UploadState): string {
  const { result } = renderHook(() => usePauseWords(), {
    wrapper: ({ children }) => (
      <Texts language={language} catalogue={CATALOGUES[language]}>
        {children}
      </Texts>
    ),
  })
  const { reason, next } = result.current(why, state)
  return language === 'en' ? `${reason} ${next}` : `${reason}${next}`
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

test.each(REASONS)('with %j, Resume is mentioned only when there are entries to send', (why) => {
  const words = wordsIn('en', why, onlyBlocked)
  expect(words).not.toMatch(/[Rr]esume|continues when|[1-9]\d* entr\w+ (?:is|are) waiting/)
  expect(words).toMatch(/ The last entry is blocked by an entry in doubt\. Resolve it first\.$/)
  expect(wordsIn('en', why, someLeft)).not.toContain('blocked')
})

test.each(REASONS)('with %j, Chinese sentences have no space between them', (why) => {
  for (const state of [onlyBlocked, someLeft]) {
    expect(wordsIn('zh-Hans', why, state)).not.toMatch(/[。：] /)
  }
})

test('after a pause by the user, the text has the number of waiting entries', () => {
  expect(wordsIn('en', { kind: 'by-person' }, someLeft)).toBe('1 entry is waiting. ')
})

test('after a fault that leaves entries in doubt, nothing is resent automatically', () => {
  expect(wordsIn('en', fault(TIMEOUT), someLeft)).toContain('won’t be resent automatically.')
})

test('a service that refuses every entry as too large has another text than one entry that is too large', () => {
  expect(wordsIn('en', fault({ kind: 'too-large' }), someLeft)).toBe(
    '10 entries were too large even one by one. Ask your administrator to check the setup.',
  )
})

test('while an answer cannot be saved, the text doesn’t mention the other entries', () => {
  const held: PauseReason = { kind: 'storage', cause: 'full', holdsAnswer: true }
  for (const state of [onlyBlocked, someLeft])
    expect(wordsIn('en', held, state)).toMatch(/ Free some space and keep this tab open\.$/)
})

test('after a closed page, doubt is mentioned only when entries are in doubt', () => {
  const why: PauseReason = { kind: 'interrupted' }
  const untouched = aJournal([anEntry()]).submit().state()
  expect(wordsIn('en', why, someLeft)).toContain('Entries being sent at that moment are in doubt.')
  expect(wordsIn('en', why, untouched)).toBe(
    'The page was closed during this upload. Resume to send the rest.',
  )
})
