import type { Attributes } from './covered-cells.ts'
import type { Exclusion } from './no-content.ts'

/** A value that a spreadsheet program stored with a cell. A number may have been rounded, a text not. */
export type CellSource = { readonly value: string; readonly isNumber: boolean }

/** A cell of an HTML table. */
export type HtmlCell = {
  readonly text: string
  readonly sources: readonly CellSource[]
  /** Why a part of the cell's text was left out: it is struck through or belongs to a control. */
  readonly leftOut?: Exclusion
  /** The text is that of a button, the only content. */
  readonly isControl?: true
}

export const EMPTY_CELL: HtmlCell = { text: '', sources: [] }

const ONLY_A_CONTROL = { isControl: true } as const

/** The limit of browsers: a huge `colspan` must not fill the memory. */
const MOST_COVERED = 999

export type OpenCell = {
  readonly attributes: Attributes
  readonly isHidden: boolean
  readonly add: (text: string, why: Exclusion | null) => void
  /** Returns the cell and the empty ones that it covers beside it. */
  readonly close: () => readonly HtmlCell[]
}

/** Collects the text of a cell. A cell with only a button has the button's text. */
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

/** Excel writes `x:num="…"` and `x:str="…"`, without a value if it equals the text; LibreOffice writes `sdval`. */
function excelSources(attributes: Attributes, text: string): readonly CellSource[] {
  const numbers = [attributes['x:num'], attributes['sdval']]
  const texts = [attributes['x:str'], text]
  return [
    ...texts.map((value) => ({ value, isNumber: false })),
    ...numbers.map((value) => ({ value, isNumber: true })),
  ].filter((source): source is CellSource => source.value !== undefined && source.value !== '')
}

/** `{"1":3,"3":940011120620}` in Google Sheets. Not parsed as JSON, which would make a number of the digits. */
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
