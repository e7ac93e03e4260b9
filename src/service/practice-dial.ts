import { parseJson } from '#base/parse-json.ts'
import * as z from 'zod/mini'

/** The page's settings for simulated problems in practice mode, only sent to the simulator. */
export const PRACTICE_HEADER = 'x-tracking-upload-practice'

/** The maximum of each setting: shares in percent, the delay in seconds. */
export const DIAL_ENDS = {
  failures: 50,
  ambiguous: 50,
  unexplained: 50,
  outages: 50,
  delay: 5,
} as const
export type DialName = keyof typeof DIAL_ENDS
export const DIAL_NAMES = Object.keys(DIAL_ENDS) as readonly DialName[]

/** The simulator's messages: plain, or as real services word them, with a limit of 40 entries per request. */
const VOICES = ['plain', 'field'] as const

/** Settings for simulated problems. */
export type PracticeDial = Readonly<Record<DialName, number>> & {
  readonly voice: (typeof VOICES)[number]
}

export const CALM_DAY: PracticeDial = {
  failures: 0,
  ambiguous: 0,
  unexplained: 0,
  outages: 0,
  delay: 0,
  voice: 'plain',
}
export const BAD_DAY: PracticeDial = {
  failures: 15,
  ambiguous: 15,
  unexplained: 10,
  outages: 20,
  delay: 1,
  voice: 'plain',
}

const upTo = (most: number) => z.int().check(z.gte(0), z.lte(most))
const dialSchema = z.object({
  failures: upTo(DIAL_ENDS.failures),
  ambiguous: upTo(DIAL_ENDS.ambiguous),
  unexplained: upTo(DIAL_ENDS.unexplained),
  outages: upTo(DIAL_ENDS.outages),
  delay: upTo(DIAL_ENDS.delay),
  voice: z._default(z.enum(VOICES), 'plain'),
})

/** Parses stored or sent settings; returns those without problems for anything else. */
export function parseDial(text: string | null | undefined): PracticeDial {
  return dialSchema.safeParse(parseJson(text ?? '')).data ?? CALM_DAY
}

export function isCalm(dial: PracticeDial): boolean {
  return dial.voice === 'plain' && DIAL_NAMES.every((name) => dial[name] === 0)
}
