import type { Attributes } from './covered-cells.ts'
import type { Exclusion } from './no-content.ts'

/** A value that a spreadsheet program put beside the text of a cell; a number may have been rounded, text not. */
export type CellSource = { readonly value: string; readonly isNumber: boolean }

/** What HTML knows of one cell. */
export type HtmlCell = {
  readonly text: string
  readonly sources: readonly CellSource[]
  /** What the cell shows beside its content: a struck text, a button. */
  readonly leftOut?: Exclusion
  /** There is only a button in it, whose text it is. */
  readonly isControl?: true
}

export const EMPTY_CELL: HtmlCell = { text: '', sources: [] }

const ONLY_A_CONTROL = { isControl: true } as const

/** As in browsers: a huge `colspan` must not fill the memory. */
const MOST_COVERED = 999

export type OpenCell = {
  readonly attributes: Attributes
  readonly isHidden: boolean
  readonly add: (text: string, why: Exclusion | null) => void
  /** The cell, and the empty ones that it covers beside it. */
  readonly close: () => readonly HtmlCell[]
}

/** Collects the text of a cell; a cell in which there is only a button holds what the button says. */
export function openCell(attributes: Attributes, isHidden: boolean): OpenCell {
  const texts = { content: '', struck: '', hidden: '', control: '', choice: '' }
  const close = (): readonly HtmlCell[] => {
    const content = withoutBlanks(texts.content)
    const control = withoutBlanks(texts.control)
    const isStruck = texts.struck.trim() !== ''
    const text = content === '' && !isStruck ? control : content
    const leftOut: Exclusion | null = isStruck
      ? 'struck'
      : (control !== '' && text !== control) || texts.choice.trim() !== ''
        ? 'control'
        : null
    const width = Number(attributes['colspan'] ?? 1)
    const covered = width > 1 ? Math.min(Math.floor(width) - 1, MOST_COVERED) : 0
    const sources = isStruck
      ? []
      : [...excelSources(attributes, text), ...sheetsSources(attributes)]
    const isControl = text !== '' && text !== content
    const cell: HtmlCell = {
      text,
      sources,
      ...(leftOut && { leftOut }),
      ...(isControl && ONLY_A_CONTROL),
    }
    return [cell, ...Array.from({ length: covered }, () => EMPTY_CELL)]
  }
  return {
    attributes,
    isHidden,
    add: (text, why) => {
      texts[why ?? 'content'] += text
    },
    close,
  }
}

function withoutBlanks(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '').join('\n')
}

/** Excel writes `x:num="…"` and `x:str="…"`, without a value where the text says it; LibreOffice `sdval`. */
function excelSources(attributes: Attributes, text: string): readonly CellSource[] {
  const numbers = [attributes['x:num'], attributes['sdval']]
  const texts = [attributes['x:str'], text]
  return [
    ...texts.map((value) => ({ value, isNumber: false })),
    ...numbers.map((value) => ({ value, isNumber: true })),
  ].filter((source): source is CellSource => source.value !== undefined && source.value !== '')
}

/** `{"1":3,"3":940011120620}` in Google Sheets. Read as text: JSON would make a number of the digits. */
const SHEETS_NUMBER = /"3":\s*(\d+)\s*[,}]/
const SHEETS_TEXT = /"2":\s*"(\d+)"/

function sheetsSources(attributes: Attributes): readonly CellSource[] {
  const json = attributes['data-sheets-value'] ?? ''
  const text = SHEETS_TEXT.exec(json)?.[1]
  const number = SHEETS_NUMBER.exec(json)?.[1]
  return [
    ...(text === undefined ? [] : [{ value: text, isNumber: false }]),
    ...(number === undefined ? [] : [{ value: number, isNumber: true }]),
  ]
}
