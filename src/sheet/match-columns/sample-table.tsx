import { type RefObject, useEffect, useRef } from 'react'
import type { ColumnKind } from '#domain/columns/column-kind.ts'
import type { ColumnMapping, ColumnMatch, ColumnSample } from '#domain/columns/column-match.ts'
import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import { columnLetter } from '#i18n/words/use-column-name.ts'
import { useFieldName } from '#i18n/words/use-field-name.ts'
import { plainText } from '#i18n/words/plain-text.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { fieldOf } from './column-choices.ts'
import styles from './columns.module.css'

type SampleTableProps = {
  readonly match: ColumnMatch
  readonly mapping: ColumnMapping
  /** Ref to the element that scrolls sideways. */
  readonly ref: RefObject<HTMLDivElement | null>
}

/** Unchanged rows of the sheet. The header of each column says what it is used for. */
export function SampleTable({ match, mapping, ref }: SampleTableProps) {
  const t = useTranslations('columns.match')
  const classOf = (column: number) => fieldOf(mapping, column) && styles.used
  return (
    <div ref={ref} className={styles.samples} role="region" aria-label={t('samples')}>
      <table>
        <thead>
          <tr>
            <th scope="col" className={styles.rowNumber}>
              {t('row')}
            </th>
            {match.columns.map((column) => (
              <th key={column.index} scope="col" className={classOf(column.index)}>
                <ColumnHead column={column} field={fieldOf(mapping, column.index)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {match.sampleRows.map(({ row, cells }) => (
            <tr key={row}>
              <th scope="row" className={styles.rowNumber}>
                {row}
              </th>
              {match.columns.map(({ index }) => (
                <td key={index} className={classOf(index)}>
                  {plainText(cells[index] ?? '')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/**
 * Keeps a column visible when the sheet is wider than the screen. Call it in the component that renders the dialog:
 * effects inside the dialog run before it opens, when every width is 0.
 */
export function useColumnInSight(column: number | undefined): RefObject<HTMLDivElement | null> {
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (region.current && column !== undefined) scrollTo(region.current, column)
  }, [column])
  return region
}

/** Scrolls the column next to the row numbers, unless it is fully visible. */
function scrollTo(region: HTMLElement, column: number): void {
  const [rowNumbers, ...heads] = region.querySelectorAll<HTMLElement>('thead th')
  const head = heads[column]
  if (rowNumbers === undefined || head === undefined) return
  const left = head.offsetLeft - rowNumbers.offsetWidth
  const right = head.offsetLeft + head.offsetWidth - region.clientWidth
  if (region.scrollLeft > left || region.scrollLeft < right) region.scrollLeft = left
}

const LOOKS_LIKE_NOTHING: ReadonlySet<ColumnKind> = new Set(['words', 'empty'])

type ColumnHeadProps = {
  readonly column: ColumnSample
  readonly field: TrackingField | undefined
}

function ColumnHead({ column: { index, header, kind }, field }: ColumnHeadProps) {
  const t = useTranslations('columns')
  const nameOfField = useFieldName()
  const name = plainText(header ?? '')
  return (
    <div className={styles.columnHead}>
      <span className="cut" title={name || undefined}>
        <span className={styles.letter}>{columnLetter(index)}</span> {name}
      </span>
      <span className={styles.looks}>
        {kind === 'empty' && t('kinds.empty')}
        {LOOKS_LIKE_NOTHING.has(kind) || t('match.looksLike', { kind: t(`kinds.${kind}`) })}
      </span>
      <span className={field ? styles.chosen : styles.looks}>
        {field ? nameOfField(field) : t('match.unused')}
      </span>
    </div>
  )
}
