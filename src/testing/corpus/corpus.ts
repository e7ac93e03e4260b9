import { ARCHIVE_BOMBS } from './archive-bombs.ts'
import type { CorpusCase } from './corpus-case.ts'
import { MANIFEST, readSheet } from './manifest.ts'

export type CorpusInput =
  | { readonly kind: 'file'; readonly name: string; readonly bytes: () => Uint8Array }
  | { readonly kind: 'pasted'; readonly text: string; readonly html: string }

function inputOf(one: CorpusCase, section: string): CorpusInput {
  if ('generated' in one) return { kind: 'file', name: one.as, bytes: ARCHIVE_BOMBS[one.generated] }
  if ('dropped' in one) {
    const bytes = () => readSheet(section, one.dropped)
    return { kind: 'file', name: one.as ?? one.dropped, bytes }
  }
  const textOf = (file: string) => Buffer.from(readSheet(section, file)).toString()
  return {
    kind: 'pasted',
    text: textOf(one.pasted),
    html: one.html === undefined ? '' : textOf(one.html),
  }
}

/** Realistic sheets and clipboards with their expected outcomes. */
export const CORPUS = Object.entries(MANIFEST.cases).flatMap(([section, cases]) =>
  cases.map((one) => {
    const { title, expect: expected } = one
    return { title, input: inputOf(one, section), expected }
  }),
)
