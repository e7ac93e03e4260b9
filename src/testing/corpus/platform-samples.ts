import Papa from 'papaparse'
import { MANIFEST, readSheet } from './manifest.ts'

/** The samples of platforms' exports with their rows as cells; the header row is the first that is filled like a table. */
export function readPlatformSamples() {
  return MANIFEST.platforms.map(({ separator, ...sample }) => {
    const text = Buffer.from(readSheet('platforms', sample.file)).toString()
    const rows = Papa.parse<string[]>(text, { delimiter: separator }).data
    const widest = Math.max(...rows.map(({ length }) => length))
    return { ...sample, rows, header: rows.find(({ length }) => length === widest) ?? [] }
  })
}
