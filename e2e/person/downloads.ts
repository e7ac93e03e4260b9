import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type NamedFile, PATIENCE_MS } from './person.ts'

const UNFINISHED = /\.(?:part|wkdownload|crdownload)$/

/** Returns the file that `cause` downloads into a folder. */
export async function awaitFile(folder: string, cause: () => Promise<void>): Promise<NamedFile> {
  const before = new Set(await readdir(folder))
  await cause()
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end) {
    const names = await readdir(folder)
    const name = names.find((one) => !before.has(one))
    const isWhole = !names.some((one) => UNFINISHED.test(one))
    const content = name && isWhole ? await readFile(join(folder, name)) : null
    // Firefox creates an empty file first, to reserve the name.
    if (name && content && content.length > 0) return { name, content }
    await wait(100)
  }
  throw new Error(`No file was saved into ${folder}.`)
}
