import * as z from 'zod/mini'

const httpAddress = z.string().check(z.regex(/^$|^https?:\/\/[^\s]+$/i))

/** Schema of `/config.json`, the settings of an installation. */
export const installationSchema = z.object({
  /** Base URL of the service, possibly with a path; empty for the page's own origin, which forwards. */
  serviceUrl: z._default(httpAddress, ''),
  serviceName: z._default(z.string(), ''),
  /** Distinguishes the services behind the page's own origin; not shown. */
  serviceKey: z._default(z.string(), ''),
  /** The most entries per request. */
  requestSize: z._default(z.int().check(z.gte(1), z.lte(10_000)), 100),
  /** The most requests per second; null for no limit. */
  requestsPerSecond: z._default(z.nullable(z.number().check(z.gt(0), z.lte(1000))), null),
  /** How the service handles a number for an order that already has one; null if unknown. */
  overwriteRule: z._default(z.nullable(z.enum(['replaces', 'adds', 'refuses'])), null),
  requestsAtOnce: z._default(z.int().check(z.gte(1), z.lte(6)), 1),
  /** Milliseconds until an unanswered request counts as a timeout. */
  timeoutMs: z._default(z.int().check(z.gte(100), z.lte(600_000)), 60_000),
  practice: z._default(z.boolean(), false),
  /** A page about getting a token, linked beside the field. */
  tokenHelpUrl: z._default(httpAddress, ''),
})

export type Installation = z.output<typeof installationSchema>

/** Returns the service's address, or the page's own origin with the key of the service behind it. */
export function serviceAddress(
  { serviceUrl, serviceKey }: Pick<Installation, 'serviceUrl' | 'serviceKey'>,
  origin: string,
): string {
  return serviceUrl || `${origin} ${serviceKey}`.trim()
}
