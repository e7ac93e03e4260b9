import Papa from 'papaparse'
import { MANIFEST, readSheet } from './manifest.ts'

/** Samples of platforms' exports as cells, from the header row on, the first row filled like a table. */
export function readPlatformSamples() {
  return MANIFEST.platforms.map(({ separator, ...sample }) => {
    const text = Buffer.from(readSheet('platforms', sample.file)).toString()
    const rows = Papa.parse<string[]>(text, { delimiter: separator }).data
    const widest = Math.max(...rows.map(({ length }) => length))
    return { ...sample, rows, header: rows.find(({ length }) => length === widest) ?? [] }
  })
}
