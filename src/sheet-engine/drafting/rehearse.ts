import type { HeaderAliases } from '#domain/columns/header/header-aliases.ts'
import type { Knowledge } from '#domain/draft/issues/late-checks.ts'
import type { EngineMessage } from '#sheet-engine/messages.ts'
import { createSession } from './session.ts'
import { importNew } from '#sheet-engine/reading/run-imports.ts'
import { createDisplay } from './show-draft.ts'

/** Read twice in about a tenth of a second the first time, and in a third of that later. */
const ROWS = 6000

/**
 * Reads a made-up sheet into a draft of its own, while nobody waits: the person's first sheet then meets code that is
 * compiled already. `post` gets what a page would be told of it.
 */
export async function rehearse(
  aliases: () => Promise<HeaderAliases>,
  knowledge: Knowledge,
  post: (message: EngineMessage) => void,
): Promise<void> {
  const session = { ...createSession(true), knowledge }
  const lines = Array.from({ length: ROWS }, (_, index) => lineOf(index))
  const bytes = new Blob(['Order ID,Tracking number,Courier', lines.join(''), FOREIGN])
  const options = { session, aliases, onProgress: () => {} }
  const nobody = { isCancelled: () => false }
  await importNew(options, { kind: 'sample' }, { kind: 'bytes', bytes }, nobody)
  createDisplay(session, post, Date.now).refresh()
}

/** `é` of Windows-1252: when it comes to that, the sheet is read again, in the way of those that are no UTF-8. */
const FOREIGN = Uint8Array.of(0xe9)

/** What a spreadsheet program left of two numbers in a thousand. */
const BROKEN = ['', '9.4E+21']

/**
 * The browser throws away what it compiled when the first sheet has what this one had not: so some rows come twice, and
 * some numbers are broken. All others are as long as real ones: shorter ones are not scanned, but looked at closely.
 */
function lineOf(index: number): string {
  const id = 1e15 + (index % 500 && index)
  return `\r\n${id},${BROKEN[index % 1000] ?? `9${id}`},${index % 7}`
}
