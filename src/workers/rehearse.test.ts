import { expect, test } from 'vitest'
import { loadAliases } from '#domain/columns/load-aliases.ts'
import { NO_KNOWLEDGE } from '#domain/draft/late-checks.ts'
import type { EngineMessage } from './draft-messages.ts'
import { rehearse } from './rehearse.ts'

test('the made-up sheet is read to its last row as a plain one: nothing asked, nothing wrong', async () => {
  const posted: EngineMessage[] = []
  await rehearse(loadAliases, NO_KNOWLEDGE, (message) => posted.push(message))
  expect(posted).toMatchObject([
    {
      type: 'state',
      snapshot: { entryCount: 6000, issueCounts: [], readProblems: [], question: null },
    },
  ])
})
