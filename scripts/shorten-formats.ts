import type { Plugin } from 'vite'

const DATA_FILE = /\/courier-formats\.json$/

/** The rest of the file is for those who keep it: where a format comes from, examples, names. */
const READ = ['id', 'pattern', 'check', 'keys']

/** The data file of the formats with what the product reads of it. */
export function shortenFormats(json: string): string {
  return JSON.stringify(JSON.parse(json), READ)
}

/** For the build: formats are shipped without what nothing reads. */
export function shortFormats(): Plugin {
  return {
    name: 'short-formats',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      DATA_FILE.test(id) ? { code: shortenFormats(code), map: null } : null,
  }
}
