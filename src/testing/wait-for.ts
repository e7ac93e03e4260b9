import { vi } from 'vitest'

/** Waits until a check holds, for as long as a busy machine may need. */
export function waitFor<Value>(check: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(check, { interval: 10, timeout: 10_000 })
}
