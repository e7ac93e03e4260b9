import type { ColumnMapping } from '#domain/columns/column-match.ts'
import type { IssueKind } from '#domain/draft/issues/issue.ts'
import type { Encoding } from '#domain/sheet/text/decode.ts'
import type { ReadProblem } from '#domain/sheet/reading.ts'
import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import { encodeAs } from '#testing/encode-as.ts'
import { type TestWorkbook, workbookOf } from '#testing/workbook-file.ts'

export type CorpusInput =
  | { readonly kind: 'file'; readonly name: string; readonly bytes: () => Uint8Array }
  | { readonly kind: 'pasted'; readonly text: string; readonly html: string }

/** What an entry has beside its row, order and number; what is not said, it has not. */
export type CorpusMore = {
  readonly merchant?: string
  readonly courier?: string
  readonly issues?: readonly IssueKind[]
  /** Cells that were cleaned. */
  readonly cleaned?: readonly TrackingField[]
  readonly leftOut?: true
}

/** `row` as the person's program counts. */
export type CorpusEntry = readonly [
  row: number,
  orderId: string,
  trackingId: string,
  more?: CorpusMore,
]

export type CorpusOutcome =
  | {
      readonly kind: 'entries'
      readonly entries: readonly CorpusEntry[]
      /** Rows that are no entries. */
      readonly others: number
      /** Cells whose digits came out of the clipboard's HTML. */
      readonly rescued?: number
      /** Rows that are hidden where they come from, and are among the entries. */
      readonly hidden?: number
    }
  | { readonly kind: 'columns-asked'; readonly suggested: ColumnMapping }
  | { readonly kind: 'sheets-asked'; readonly sheets: readonly string[] }
  | { readonly kind: 'refused'; readonly problem: ReadProblem }

/** Something that people have, and what must come of it. */
export type CorpusCase = {
  readonly name: string
  readonly input: CorpusInput
  readonly expected: CorpusOutcome
}

/** Lines as they stand in a file; `\r\n` between them and at the end, as Excel and most shops write. */
export function textFile(
  name: string,
  lines: readonly string[],
  encoding: Encoding = 'utf-8',
): CorpusInput {
  const text = lines.map((line) => `${line}\r\n`).join('')
  return { kind: 'file', name, bytes: () => encodeAs(text, encoding) }
}

export function workbook(name: string, content: TestWorkbook): CorpusInput {
  return { kind: 'file', name, bytes: () => workbookOf(content) }
}

export function pasted(text: string, html = ''): CorpusInput {
  return { kind: 'pasted', text, html }
}

export function tabbed(...rows: readonly (readonly string[])[]): readonly string[] {
  return rows.map((cells) => cells.join('\t'))
}

/** `others`: the header alone, when nothing is said. */
export function entries(
  all: readonly CorpusEntry[],
  others = 1,
  more: Pick<EntriesOutcome, 'rescued' | 'hidden'> = {},
): CorpusOutcome {
  return { kind: 'entries', entries: all, others, ...more }
}

type EntriesOutcome = Extract<CorpusOutcome, { kind: 'entries' }>

export function refused(problem: ReadProblem): CorpusOutcome {
  return { kind: 'refused', problem }
}

export function columnsAsked(suggested: ColumnMapping): CorpusOutcome {
  return { kind: 'columns-asked', suggested }
}

/** A courier that is given by its name. */
export function named(courier: string): CorpusMore {
  return { courier, issues: ['courier-is-a-name'] }
}

export function having(...issues: readonly IssueKind[]): CorpusMore {
  return { issues }
}
