import type { Fault } from '#domain/upload/answers/fault.ts'

/** What the service wrote beside a fault, as plain text; empty when it wrote nothing. */
export function excerptOf(fault: Fault): string {
  return 'excerpt' in fault ? fault.excerpt : ''
}
