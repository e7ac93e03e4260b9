import type { Fold } from '#domain/upload/events/fold.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'

/** Entries a request at the most: half of the least that is known to be too large; null when nothing is. */
export function learntSize({ memory: { tooLarge } }: UploadState): number | null {
  if (tooLarge.length === 0) return null
  return Math.floor(Math.min(...tooLarge.map(({ positions }) => positions.length)) / 2)
}

/**
 * Learns from a request that was too large. An entry that is too large alone says nothing about other requests,
 * and explains every larger request that it was in.
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
 * Forgets requests that were too large because of one of their entries, as soon as something is answered. Until then
 * a single entry may be too large for this service, and going back to many would cost several requests for each.
 */
export function acquitSizes(fold: Fold): void {
  const { tooLarge } = fold.now
  if (!tooLarge.some(({ hasBadEntry }) => hasBadEntry)) return
  fold.set(
    'tooLarge',
    tooLarge.filter(({ hasBadEntry }) => !hasBadEntry),
  )
}
