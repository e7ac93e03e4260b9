import * as z from 'zod/mini'

const httpAddress = z.string().check(z.regex(/^$|^https?:\/\/[^\s]+$/i))

/** What `/config.json` says of this installation. */
export const installationSchema = z.object({
  /** Base URL of the service; empty: the page's own origin, which forwards. May carry a path. */
  serviceUrl: z._default(httpAddress, ''),
  serviceName: z._default(z.string(), ''),
  /** Tells services apart that the page's own origin forwards to; names none. */
  serviceKey: z._default(z.string(), ''),
  /** Entries a request at the most. */
  requestSize: z._default(z.int().check(z.gte(1), z.lte(10_000)), 100),
  /** The most requests that begin in a second; null: as fast as they are answered. */
  requestsPerSecond: z._default(z.nullable(z.number().check(z.gt(0), z.lte(1000))), null),
  /** What the service does with a number for an order that has one; null: not known. */
  overwriteRule: z._default(z.nullable(z.enum(['replaces', 'adds', 'refuses'])), null),
  requestsAtOnce: z._default(z.int().check(z.gte(1), z.lte(6)), 1),
  /** Milliseconds until an unanswered request counts as a timeout. */
  timeoutMs: z._default(z.int().check(z.gte(100), z.lte(600_000)), 60_000),
  practice: z._default(z.boolean(), false),
  /** Where people get a token; linked beside the field. */
  tokenHelpUrl: z._default(httpAddress, ''),
})

export type Installation = z.output<typeof installationSchema>

/** Names the service: its address, or the page's own origin and the key of the service behind it. */
export function serviceAddress(
  { serviceUrl, serviceKey }: Pick<Installation, 'serviceUrl' | 'serviceKey'>,
  origin: string,
): string {
  return serviceUrl || `${origin} ${serviceKey}`.trim()
}
