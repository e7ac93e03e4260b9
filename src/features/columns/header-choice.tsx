import type { ColumnMatch } from '#domain/columns/column-match.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { SelectField } from '#ui/form/select-field.tsx'

type HeaderChoiceProps = {
  readonly match: ColumnMatch
  /** The first rows of the sheet; none until they are read. */
  readonly rows: readonly (readonly string[])[]
  readonly chosen: number | null
  readonly onChoose: (headerRow: number | null) => void
}

/** More of a row would not be seen, and its first cells tell it. */
const LONGEST_TEXT = 60

/** Which row names the columns: any of the first ones, or none. */
export function HeaderChoice({ match, rows, chosen, onChoose }: HeaderChoiceProps) {
  const t = useTranslations('columns.match')
  const known = new Map(rows.map((cells, index) => [index, textOf(cells)]))
  if (match.headerRow !== null && !known.has(match.headerRow)) {
    known.set(match.headerRow, textOf(match.columns.map(({ header }) => header ?? '')))
  }
  const options = [...known]
    .filter(([, text]) => text !== '')
    .map(([index, text]) => ({
      value: String(index),
      text: t('headerRow', { row: String(index + 1), text }),
    }))
  return (
    <SelectField
      label={t('header')}
      options={[{ value: '', text: t('noHeader') }, ...options]}
      value={String(chosen ?? '')}
      onChange={({ target }) => onChoose(target.value ? Number(target.value) : null)}
    />
  )
}

function textOf(cells: readonly string[]): string {
  const text = cells
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(', ')
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text
}
