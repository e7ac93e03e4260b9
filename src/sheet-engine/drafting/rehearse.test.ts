import { expect, test } from 'vitest'
import { loadAliases } from '#domain/columns/header/load-aliases.ts'
import { NO_KNOWLEDGE } from '#domain/draft/issues/late-checks.ts'
import type { EngineMessage } from '#sheet-engine/messages.ts'
import { rehearse } from './rehearse.ts'

test('the made-up sheet is read to its last row, nothing asked, and has what real ones have: broken numbers and copies', async () => {
  const posted: EngineMessage[] = []
  await rehearse(loadAliases, NO_KNOWLEDGE, (message) => posted.push(message))
  expect(posted).toMatchObject([
    {
      type: 'state',
      snapshot: {
        entryCount: 6000,
        issueCounts: [
          { kind: 'tracking-number-missing', count: 6 },
          { kind: 'scientific-notation', count: 6 },
          { kind: 'same-row-twice', count: 5 },
          { kind: 'number-on-several-orders', count: 6 },
          { kind: 'courier-is-a-name', count: 1 },
        ],
        readProblems: [],
        question: null,
      },
    },
  ])
})
