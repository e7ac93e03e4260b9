/** Finds folders with too many files of code. */
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inProject } from '../run.mjs'

const MOST_FILES = 25

/** Files that count: tests too, since they are beside their file, but not data and fixtures. */
const CODE = /\.(ts|tsx|mjs|mts|css)$/

/** Returns the folders over the limit, as `src/ui: 26 files`. */
export function largeFolders(paths) {
  const counts = new Map()
  for (const folder of paths.filter((path) => CODE.test(path)).map(dirname)) {
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([folder, count]) => `${folder}: ${count} files`)
}

/** Throws if a folder of the project is over the limit. */
export function checkFolders() {
  const paths = ['src', 'server', 'e2e', 'scripts'].flatMap((folder) =>
    readdirSync(inProject(folder), { recursive: true }).map((path) => join(folder, path)),
  )
  const large = largeFolders(paths)
  if (large.length > 0) throw new Error(large.join('\n'))
}
