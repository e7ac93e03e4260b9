import { expect, test } from 'vitest'
import { loadAliases } from '#domain/columns/load-aliases.ts'
import { NO_KNOWLEDGE } from '#domain/draft/late-checks.ts'
import { rehearse } from './rehearse.ts'

test('the made-up sheet is read to its last row as a plain one: nothing asked, nothing wrong', async () => {
  const snapshot = await rehearse(loadAliases, NO_KNOWLEDGE)
  expect(snapshot).toMatchObject({
    entryCount: 500,
    shownCount: 500,
    issueCounts: [],
    readProblems: [],
    question: null,
  })
})
