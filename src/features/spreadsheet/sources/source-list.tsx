import type { ReactNode } from 'react'
import type { ColumnMatch } from '#domain/columns/column-match.ts'
import type { DraftSource } from '#domain/draft/draft-view.ts'
import { NO_ROWS } from '#domain/draft/issues/odd-rows.ts'
import { useSourceName } from '#i18n/words/use-source-name.ts'
import { useEnumeration } from '#i18n/words/use-enumeration.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useDraft } from '#page/services.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SourceReading } from './source-reading.tsx'
import styles from './sources.module.css'

type ShowColumns = {
  /** What was found out about the columns of a source. */
  readonly showColumns: (match: ColumnMatch) => ReactNode
}

/** Where the entries came from, and what was made of the columns. */
export function SourceList({ showColumns }: ShowColumns) {
  const { sources } = useDraft().snapshot
  const newest = sources.at(-1)
  return (
    <ul className={styles.sources}>
      {sources.map((source) => (
        <SourceLine
          key={source.id}
          source={source}
          canReplace={sources.length > 1 && source === newest}
          showColumns={showColumns}
        />
      ))}
    </ul>
  )
}

type SourceLineProps = ShowColumns & {
  readonly source: DraftSource
  readonly canReplace: boolean
}

function SourceLine({ source, canReplace, showColumns }: SourceLineProps) {
  const { client, canAct } = useDraft()
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
      <SourceReading source={source} name={name} />
      {source.match && showColumns(source.match)}
      {source.canChangeColumns && canAct && (
        <Button
          look="quiet"
          title={t('changeColumnsOf', { name })}
          onClick={() => client.call('askColumns', source.id)}
        >
          {t('changeColumns')}
        </Button>
      )}
      {canReplace && canAct && (
        <Button
          look="quiet"
          title={t('replaceHint', { name })}
          onClick={() => client.call('replaceSheet')}
        >
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
