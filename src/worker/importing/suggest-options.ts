import type { HeaderAliases } from '#domain/columns/header/header-aliases.ts'
import type { SuggestOptions } from '#domain/columns/suggest/suggest-columns.ts'
import type { DraftSession } from '#worker/session/session.ts'

export type SuggestSources = {
  readonly session: DraftSession
  readonly aliases: () => Promise<HeaderAliases>
}

/** Collects what finding columns needs: headers, formats, couriers, and the user's confirmed matches. */
export async function readSuggestOptions(sources: SuggestSources): Promise<SuggestOptions> {
  const { session } = sources
  const known = await sources.aliases()
  const { fits, checkDigit, isListedName, namesOfCode, couriersOf } = session.world.knowledge
  return {
    aliases: {
      ...known,
      isCourierWord: (text) => known.isCourierWord?.(text) === true || isListedName(text),
    },
    fits,
    checkDigit,
    couriersOf,
    namesOfCode,
    isCourierCode: (text) => namesOfCode(text) !== null,
    remembered: (layout) => session.layouts.get(layout) ?? null,
  }
}
