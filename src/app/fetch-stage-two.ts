import type { LaterTexts } from '#i18n/catalogue-type.ts'
import { loadLaterTexts } from '#i18n/languages.ts'
import { fetchPart } from '#shell/loading/part-missing.ts'
import { readLanguage } from '#shell/preferences/preferences.ts'
import type { StageTwo } from '#shell/loading/stage-two.ts'

/** Second stage with its texts, in the language of the start. The language can only be changed once it is here. */
export type Fetched = { readonly stage: StageTwo; readonly texts: LaterTexts }

let coming: Promise<Fetched> | null = null

/** Fetches the second stage once. After a failure (`PartMissing`) the next call fetches it again. */
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
