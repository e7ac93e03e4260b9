import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import type { Visit } from '../person/visit.ts'
import { JOURNEYS } from './journeys.ts'

/** Plays every journey in its own browser. */
export function playIn(browser: string, visit: (origin: string) => Promise<Visit>) {
  const origin = process.env['ORIGIN'] ?? ''
  for (const { title, play } of JOURNEYS)
    test(`${browser}: ${title}`, async () => {
      const { person, faults, end } = await visit(origin)
      onTestFinished(end)
      await play({ person, token: `practice-${randomUUID()}`, origin })
      expect(faults).toEqual([])
    })
}
