import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Finds a missing or incomplete file of a build, or null. `list` is the JSON file with all sizes. */
export async function findMissingPart(folder: string, list: string): Promise<string | null> {
  const text = await readFile(list, 'utf8').catch(() => null)
  if (text === null) return list
  for (const [name, bytes] of Object.entries(JSON.parse(text) as Record<string, number>)) {
    const found = await stat(join(folder, name)).catch(() => null)
    if (found?.size !== bytes) return name
  }
  return null
}
