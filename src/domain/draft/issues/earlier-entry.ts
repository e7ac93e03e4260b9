import type { EntryCells } from '#domain/entry/tracking-entry.ts'

/** How an entry of an earlier upload stands, the most certain first, as far as sending it again goes. */
export const STANDINGS = [
  'accepted',
  /** In doubt, unexplained, on its way: it may have been accepted. */
  'maybe-accepted',
  /** It waits there, and is sent when that upload goes on. */
  'in-line',
  /** Rejected or asked back: it is sent only when somebody resends it there. */
  'open',
] as const

export type Standing = (typeof STANDINGS)[number]

/** An upload of this browser to the same service; its number is for this session only. */
export type EarlierUpload = {
  readonly number: number
  readonly id: string
  readonly startedAt: number
}

/** An entry of an earlier upload, as far as a sheet is compared with it. */
export type EarlierEntry = EntryCells & {
  readonly standing: Standing
  /** When it came to stand so, in milliseconds since the epoch. */
  readonly at: number
  /** The number that it has there now: another one where that upload corrected it. */
  readonly sentAs: string
}

/** An entry of an earlier upload, found by its order. */
export type EarlierFact = EarlierEntry & { readonly upload: EarlierUpload }
