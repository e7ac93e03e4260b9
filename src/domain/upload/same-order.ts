import type { UploadState } from './upload.ts'
import type { Position } from './upload-event.ts'

/**
 * The orders of mended entries, each with every entry that has it now, in the order of the sheet. What was set aside
 * goes nowhere and is left out.
 */
export function findSameOrder({
  entries,
  mended,
  outcomes,
}: Pick<UploadState, 'entries' | 'mended' | 'outcomes'>): ReadonlyMap<string, readonly Position[]> {
  const holders = new Map<string, Position[]>()
  for (const position of mended) holders.set(entries[position]?.orderId ?? '', [])
  if (holders.size === 0) return holders
  // By index: this runs over the whole upload.
  for (let position = 0; position < entries.length; position += 1) {
    const found = holders.get(entries[position]?.orderId ?? '')
    if (found && outcomes[position]?.kind !== 'set-aside') found.push(position)
  }
  return holders
}
