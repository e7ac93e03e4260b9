import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const GUIDE = fileURLToPath(new URL('../../docs/guide', import.meta.url))

/** The files of the guide in a language. */
export const pagesOf = (tag: string): readonly string[] => readdirSync(`${GUIDE}/${tag}`)

export const readPage = (tag: string, page: string): string =>
  readFileSync(`${GUIDE}/${tag}/${page}`, 'utf8')

/** The controls that a page names in bold, in order. */
export const controlsOf = (tag: string, page: string): readonly string[] =>
  [...readPage(tag, page).matchAll(/\*\*([^*]+)\*\*/g)].map(([, name = '']) =>
    name.replaceAll('\n', ' '),
  )
