import type { HeaderAliases } from '#domain/columns/header-aliases.ts'
import type { SuggestOptions } from '#domain/columns/suggest-columns.ts'
import type { DraftSession } from './draft-session.ts'

/** What finding columns needs: the lists of headers and formats, and what the person said of such sheets before. */
export async function readSuggestOptions(
  session: DraftSession,
  loadAliases: () => Promise<HeaderAliases>,
): Promise<SuggestOptions> {
  const aliases = await loadAliases()
  const { fits, checkDigitFits, checkDigitFails } = session.knowledge
  return {
    aliases,
    fits,
    checkDigit: (number) => {
      if (checkDigitFits(number, '')) return 'fits'
      return checkDigitFails(number, '') ? 'fails' : 'none'
    },
    remembered: (layout) => session.layouts.get(layout) ?? null,
  }
}
