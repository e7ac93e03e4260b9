import * as z from 'zod/mini'
import type { Wait } from './pause.ts'

const WHY_WAITING = [
  'told',
  'busy',
  'unreached',
  'spacing',
] as const satisfies readonly Wait['why'][]

/** Uploads that were being sent or had paused; the one with the turn comes first. */
const underWaySchema = z.array(
  z.object({
    id: z.string(),
    isPaused: z.boolean(),
    wait: z.nullable(z.object({ until: z.number(), why: z.enum(WHY_WAITING) })),
  }),
)
export type UnderWay = z.output<typeof underWaySchema>

/** Messages between tabs when one takes over sending. A tab of another release may send others. */
export const tabMessageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ask'), from: z.string() }),
  /** This tab is still finishing what it began. */
  z.object({ kind: z.literal('wait'), to: z.string() }),
  /** Everything is finished and stored. */
  z.object({
    kind: z.literal('give'),
    to: z.string(),
    from: z.string(),
    underWay: underWaySchema,
  }),
])
export type TabMessage = z.output<typeof tabMessageSchema>
