import { TRACKING_FIELDS, type TrackingEntry } from '#domain/tracking/tracking-entry.ts'

/** Stands in a family where a message names a value. */
const VALUE_MARK = '{…}'

const QUOTED = /"[^"]*"|'[^']*'|“[^”]*”|«[^»]*»|「[^」]*」/g

/** A message without the values that it names: messages that differ only in these are one family. */
export function messageFamily(message: string, entry: TrackingEntry): string {
  const values = TRACKING_FIELDS.flatMap((field) => entry[field]?.trim() || [])
  // The longest first: an order number may be a part of the merchant's.
  const longestFirst = values.sort((one, other) => other.length - one.length)
  const marked = longestFirst.reduce(markValue, message)
  return marked.replace(QUOTED, VALUE_MARK)
}

/** What a value would be a part of: order 1 is not the 1 of 2014, but Chinese writes around it without spaces. */
const WORD = String.raw`[\p{Script=Latin}\p{N}]`

/** Services like to change the case of what they name. */
function markValue(message: string, value: string): string {
  const literal = value.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
  const whole = new RegExp(`(?<!${WORD})${literal}(?!${WORD})`, 'giu')
  return message.replace(whole, VALUE_MARK)
}
