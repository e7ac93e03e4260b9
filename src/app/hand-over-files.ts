import { isHandOver } from '#worker/records/hand-over-mark.ts'
import type { DraftClient } from '#worker/client.ts'
import { createListeners } from '#base/listeners.ts'

/** Queue of hand-over files that wait to be opened. */
export type HandOverFiles = {
  readonly subscribe: (listener: () => void) => () => void
  readonly next: () => File | null
  /** Removes the first file. */
  readonly drop: () => void
}

/** Separates hand-over files from sheets, wherever the files come from. */
export function sortHandOvers(sheet: DraftClient): {
  readonly draft: DraftClient
  readonly handOvers: HandOverFiles
} {
  const { subscribe, tell } = createListeners()
  let waiting: readonly File[] = []
  const sort = async (files: readonly File[]) => {
    const isHanded = await Promise.all(files.map(isHandOver))
    const sheets = files.filter((_, index) => !isHanded[index])
    if (sheets.length > 0) sheet.importFiles(sheets)
    if (sheets.length === files.length) return
    waiting = [...waiting, ...files.filter((_, index) => isHanded[index])]
    tell()
  }
  const drop = () => {
    waiting = waiting.slice(1)
    tell()
  }
  // Everything else is inherited from the sheet's client.
  const draft = Object.create(sheet) as DraftClient
  const importFiles: DraftClient['importFiles'] = (files) => void sort(files)
  return {
    draft: Object.assign(draft, { importFiles }),
    handOvers: { subscribe, next: () => waiting[0] ?? null, drop },
  }
}
