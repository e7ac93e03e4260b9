import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** A path inside the project. */
export const inProject = (...parts) => join(ROOT, ...parts)

export const readJson = (...parts) => JSON.parse(readFileSync(inProject(...parts), 'utf8'))
