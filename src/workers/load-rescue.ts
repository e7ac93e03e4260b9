import { parseCells } from '#domain/spreadsheet/parse-paste.ts'
import { hasShortened } from '#domain/spreadsheet/shortened-cells.ts'
import type { Command, QuickCommand } from './draft-messages.ts'
import type { DraftSession } from './draft-session.ts'

type PasteCommand = QuickCommand & { readonly name: 'pasteCells' }

/** Whether cells are pasted that show less than they hold, and what reads their HTML is not there yet. */
export function needsRescue(session: DraftSession, command: Command): command is PasteCommand {
  if (command.name !== 'pasteCells' || session.rescueDigits !== null) return false
  const [, , text, html] = command.args
  return html !== '' && hasShortened(parseCells(text))
}

/** Loads what reads HTML. Without a network the cells are pasted as they show, and are seen to be damaged. */
export async function loadRescue(session: DraftSession): Promise<void> {
  const part = await import('#domain/spreadsheet/rescue-digits.ts').catch(() => null)
  session.rescueDigits = part?.rescueDigits ?? null
}
