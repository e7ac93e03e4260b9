import type { RequestRecord } from '#domain/upload/upload.ts'

/** Returns how long the reply to a request took, in milliseconds; 0 without one. */
export function durationOf({ at, reply }: RequestRecord): number {
  return reply.kind === 'none' ? 0 : Math.max(0, reply.at - at)
}
