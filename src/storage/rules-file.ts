import type { CourierRule } from '#domain/couriers/rules/courier-rule.ts'
import { parseJson } from '#base/parse-json.ts'
import { readShapeKey } from '#domain/formats/describe-shape.ts'
import * as z from 'zod/mini'
import { count, maybe } from '#base/schemas.ts'

const LONGEST_KEY = 100
const MOST_COURIERS = 5000
const MOST_RULES = 10_000

const key = z.string().check(z.minLength(1), z.maxLength(LONGEST_KEY), z.regex(/^[^\p{Cc}]+$/u))
const shape = z.string().check(
  z.maxLength(LONGEST_KEY),
  z.refine((name) => readShapeKey(name) !== null),
)

/** Schema of a stored rule, also in files. */
export const courierRule = z.object({
  shape,
  offered: z.readonly(z.array(key).check(z.maxLength(MOST_COURIERS))),
  courier: key,
  isOn: z.boolean(),
  fills: maybe(z.boolean()),
  since: maybe(count),
})

const FORMAT = 'tracking-upload courier rules'

/** A rule of a file must not choose a courier that the service doesn't offer. */
const ruleOfFile = courierRule.check(
  z.refine(({ offered, courier }) => offered.length === 0 || offered.includes(courier)),
)

const rulesFile = z.object({
  format: z.literal(FORMAT),
  version: z.literal(1),
  rules: z.array(ruleOfFile).check(z.maxLength(MOST_RULES)),
})

/** Larger files are refused. */
export const MOST_BYTES = 1_000_000

/** Writes rules as a file for import in another browser. */
export function writeRulesFile(rules: readonly CourierRule[]): string {
  return JSON.stringify({ format: FORMAT, version: 1, rules })
}

/** Reads the rules of a file, with sorted couriers; null when it isn't such a file. */
export function readRulesFile(text: string): readonly CourierRule[] | null {
  const read = z.safeParse(rulesFile, parseJson(text))
  if (text.length > MOST_BYTES || !read.success) return null
  return read.data.rules.map((rule) => ({ ...rule, offered: [...new Set(rule.offered)].sort() }))
}
