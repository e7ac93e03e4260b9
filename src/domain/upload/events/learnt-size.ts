import type { Fold } from './fold.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import type { Position } from '#domain/upload/upload-event.ts'

/** Returns the most entries for a request: half of the smallest known to be too large; null without one. */
export function learntSize({ memory: { tooLarge } }: UploadState): number | null {
  if (tooLarge.length === 0) return null
  return Math.floor(Math.min(...tooLarge.map(({ positions }) => positions.length)) / 2)
}

/**
 * Learns from a request that was too large. A single entry that is too large says nothing about other requests, but
 * it explains every larger request that contained it.
 */
export function learnSize(fold: Fold, positions: readonly Position[]): void {
  const [first = -1, ...others] = positions
  if (others.length > 0) fold.own('tooLarge').push({ positions, hasBadEntry: false })
  else
    fold.set(
      'tooLarge',
      fold.now.tooLarge.map((batch) =>
        batch.positions.includes(first) ? { ...batch, hasBadEntry: true } : batch,
      ),
    )
}

/**
 * Forgets requests that were too large because of a bad entry, as soon as the service answers a request. Until then
 * every single entry may be too large, and larger requests would only cost several refusals for each.
 */
export function forgetSizesOfBadEntries(fold: Fold): void {
  const { tooLarge } = fold.now
  if (!tooLarge.some(({ hasBadEntry }) => hasBadEntry)) return
  fold.set(
    'tooLarge',
    tooLarge.filter(({ hasBadEntry }) => !hasBadEntry),
  )
}
