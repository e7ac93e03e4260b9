/** Finds the folders of code that have grown too large to be surveyed. */
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inProject } from '../run.mjs'

const MOST_FILES = 25

/** Tests count, since they are beside their file; data and fixtures do not. */
const CODE = /\.(ts|tsx|mjs|mts|css)$/

/** The folders with more files of code than a reader can survey, as `src/ui: 26 files`. */
export function largeFolders(paths) {
  const counts = new Map()
  for (const folder of paths.filter((path) => CODE.test(path)).map(dirname)) {
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([folder, count]) => `${folder}: ${count} files`)
}

/** Throws the names of the folders of the project that are too large. */
export function checkFolders() {
  const paths = ['src', 'server', 'e2e', 'scripts'].flatMap((folder) =>
    readdirSync(inProject(folder), { recursive: true }).map((path) => join(folder, path)),
  )
  const large = largeFolders(paths)
  if (large.length > 0) throw new Error(large.join('\n'))
}
