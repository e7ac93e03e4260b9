import type { LaterTexts } from '#i18n/catalogue-type.ts'
import { loadLaterTexts } from '#i18n/languages.ts'
import { fetchPart } from '#page/part-missing.ts'
import { readLanguage } from '#page/preferences/preferences.ts'
import type { StageTwo } from '#page/stage-two.ts'

/** The second stage with its texts. The language can be changed only where it is here already. */
export type Fetched = { readonly stage: StageTwo; readonly texts: LaterTexts }

let coming: Promise<Fetched> | null = null

/** Fetches the second stage, once; what did not come is asked for again the next time. Rejected with PartMissing. */
export function fetchStageTwo(): Promise<Fetched> {
  coming ??= fetchPart(load).catch((error: unknown) => {
    coming = null
    throw error
  })
  return coming
}

async function load(): Promise<Fetched> {
  const [{ stageTwo }, texts] = await Promise.all([
    import('./stage-two.tsx'),
    loadLaterTexts(readLanguage()),
  ])
  return { stage: stageTwo, texts }
}
