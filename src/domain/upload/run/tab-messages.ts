import * as z from 'zod/mini'
import type { Wait } from './pause.ts'

const WHY_WAITING = [
  'told',
  'busy',
  'unreached',
  'spacing',
] as const satisfies readonly Wait['why'][]

/** Uploads that were being sent, the one that has the turn first, or that had paused. `wait`: as the service said. */
const underWaySchema = z.array(
  z.object({
    id: z.string(),
    isPaused: z.boolean(),
    wait: z.nullable(z.object({ until: z.number(), why: z.enum(WHY_WAITING) })),
  }),
)
export type UnderWay = z.output<typeof underWaySchema>

/** What tabs say to each other when one of them is to send from now on. A tab of another release may say something else. */
export const tabMessageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ask'), from: z.string() }),
  /** What this tab has begun is being finished. */
  z.object({ kind: z.literal('wait'), to: z.string() }),
  /** It is finished and stored. */
  z.object({
    kind: z.literal('give'),
    to: z.string(),
    /** An earlier release does not say it. */
    from: z.optional(z.string()),
    underWay: underWaySchema,
  }),
])
export type TabMessage = z.output<typeof tabMessageSchema>
