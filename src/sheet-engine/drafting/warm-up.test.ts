import { expect, test } from 'vitest'
import { loadAliases } from '#domain/columns/header/load-aliases.ts'
import { loadKnowledge } from '#testing/in-process.ts'
import { createSession } from './session.ts'
import { warmUp } from './warm-up.ts'

test('the made-up sheet is read to its last row, asks nothing and leaves the draft alone', async () => {
  const session = { ...createSession(true), knowledge: { ...createSession(true).knowledge } }
  Object.assign(session.knowledge, await loadKnowledge())
  const snapshot = await warmUp({ session, aliases: loadAliases, onProgress: () => {} })
  expect(snapshot).toMatchObject({ entryCount: 3000, question: null, readProblems: [] })
  expect(session.draft.sources).toEqual([])
})
