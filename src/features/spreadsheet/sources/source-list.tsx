import type { ReactNode } from 'react'
import type { DraftSource } from '#domain/draft/draft-view.ts'
import { NO_ROWS } from '#domain/draft/issues/odd-rows.ts'
import { useSourceName } from '#i18n/words/use-source-name.ts'
import { useEnumeration } from '#i18n/words/use-enumeration.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './sources.module.css'

type SourceListProps = {
  readonly sources: readonly DraftSource[]
  readonly canAct: boolean
  /** What was found out about the columns of a source. */
  readonly showColumns: (source: DraftSource) => ReactNode
  /** How a source was read. */
  readonly showReading: (source: DraftSource, name: string) => ReactNode
  readonly onChangeColumns: (sourceId: number) => void
  readonly onReplace: () => void
}

/** Where the entries came from, and what was made of the columns. */
export function SourceList(props: SourceListProps) {
  const newest = props.sources.at(-1)
  return (
    <ul className={styles.sources}>
      {props.sources.map((source) => (
        <SourceLine
          key={source.id}
          {...props}
          source={source}
          canReplace={props.sources.length > 1 && source === newest}
        />
      ))}
    </ul>
  )
}

type SourceLineProps = SourceListProps & {
  readonly source: DraftSource
  readonly canReplace: boolean
}

function SourceLine({ source, canReplace, ...list }: SourceLineProps) {
  const t = useTranslations('prepare.source')
  const nameOf = useSourceName()
  const name = nameOf(source.source)
  return (
    <li className={styles.source}>
      <span className={styles.name}>{name}</span>
      <span>{t('rows', { count: source.rows })}</span>
      {source.receipt && <ReceiptNotes receipt={source.receipt} />}
      {source.otherRows > 0 && <span>{t('otherRows', { count: source.otherRows })}</span>}
      <OddRowNotes oddRows={source.oddRows} />
      {source.rescued > 0 && <span>{t('rescued', { count: source.rescued })}</span>}
      {list.showReading(source, name)}
      {source.match && list.showColumns(source)}
      {source.canChangeColumns && list.canAct && (
        <Button
          look="quiet"
          title={t('changeColumnsOf', { name })}
          onClick={() => list.onChangeColumns(source.id)}
        >
          {t('changeColumns')}
        </Button>
      )}
      {canReplace && list.canAct && (
        <Button look="quiet" title={t('replaceHint', { name })} onClick={list.onReplace}>
          {t('replace')}
        </Button>
      )}
    </li>
  )
}

const ODD_KINDS = ['totals', 'headers', 'openQuotes', 'longRows'] as const

/** Rows to compare with the person's own sheet: the first of them by number. */
export function OddRowNotes({ oddRows }: { readonly oddRows: DraftSource['oddRows'] | undefined }) {
  const t = useTranslations('prepare.source')
  const enumerate = useEnumeration()
  return ODD_KINDS.map((kind) => {
    const { count, first } = oddRows?.[kind] ?? NO_ROWS
    if (count === 0) return null
    const named = enumerate(first.map(String))
    const rows = count > first.length ? t('rowsAndMore', { rows: named }) : named
    return <span key={kind}>{t(kind, { count, rows })}</span>
  })
}

/** A receipt that came back: what is done was left out, which Undo takes back. */
function ReceiptNotes({ receipt }: { readonly receipt: NonNullable<DraftSource['receipt']> }) {
  const t = useTranslations('prepare.source')
  const { accepted, setAside, doubtful } = receipt
  return (
    <>
      {accepted > 0 && <Told icon="info">{t('acceptedSkipped', { count: accepted })}</Told>}
      {setAside > 0 && <Told icon="info">{t('setAsideSkipped', { count: setAside })}</Told>}
      {doubtful > 0 && <Told icon="warning">{t('doubtful', { count: doubtful })}</Told>}
    </>
  )
}

function Told({
  icon,
  children,
}: {
  readonly icon: 'info' | 'warning'
  readonly children: string
}) {
  return (
    <span className={[styles.told, styles[icon]].join(' ')}>
      <Icon name={icon} />
      <span>{children}</span>
    </span>
  )
}
