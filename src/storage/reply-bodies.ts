import type { Fault } from '#domain/upload/answers/fault.ts'
import type { Database } from './database.ts'

/** So many characters of a reply that was no answer are kept. */
const MOST = 100_000
/** Of one that can come again and again without anybody's doing. */
const MOST_OFTEN = 2000

/** What came with a fault, as far as it is kept. */
export type KeptReply = { readonly text: string; readonly isCut: boolean }

const mostOf = ({ kind }: Fault): number =>
  kind === 'unavailable' || kind === 'too-large' ? MOST_OFTEN : MOST

/** What to keep of such a reply: one character more than is told shows that there was more. */
export function cutReply(body: string, fault: Fault): string {
  return body.slice(0, mostOf(fault) + 1)
}

/** What came with the fault of a request to the letter; null: nothing did, or an earlier version did not keep it. */
export async function readReply(
  database: Database,
  id: string,
  request: number,
  fault: Fault,
): Promise<KeptReply | null> {
  const kept = await database.get('uploadReplies', [id, request])
  if (kept === undefined) return null
  const text = kept.slice(0, mostOf(fault))
  return { text, isCut: text.length < kept.length }
}
