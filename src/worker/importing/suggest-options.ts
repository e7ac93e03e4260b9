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
  const { fits, checkDigit, couriersOf, hasFormat, isNamedByService, namesOfCode } =
    session.world.knowledge
  return {
    aliases: await sources.aliases(),
    fits,
    checkDigit,
    couriersOf,
    namesOfCode,
    isCourierCode: (text) => isNamedByService(text) || hasFormat(text) || LISTED_CODE.test(text),
    remembered: (layout) => session.layouts.get(layout) ?? null,
  }
}

/** Codes of the public list, which isn't fetched for a sheet without couriers. Those of posts are like order IDs. */
const LISTED_CODE = /^(?:100\d|101[0-3]|190\d|191[0-8])\d\d$/
