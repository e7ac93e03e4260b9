import type { DraftSource } from '#domain/draft/draft-view.ts'
import { NO_ROWS } from '#domain/draft/issues/odd-rows.ts'
import { useEnumeration } from '#i18n/words/use-enumeration.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import tones from '#page/tones.module.css'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './sources.module.css'

/** What the person should know of the rows of a source, the most urgent first. */
export function SourceNotes({ source }: { readonly source: DraftSource }) {
  const t = useTranslations('prepare.source')
  // Nobody misses the header.
  const dropped = source.otherRows - (typeof source.match?.headerRow === 'number' ? 1 : 0)
  const { hiddenColumns = 0, filledCells = 0, struckCells = 0 } = source.notes ?? {}
  return (
    <>
      {source.receipt && <ReceiptNotes receipt={source.receipt} />}
      <OddRowNotes oddRows={source.oddRows} />
      {dropped > 0 && <span>{t('otherRows', { count: dropped })}</span>}
      {source.rescued > 0 && <span>{t('rescued', { count: source.rescued })}</span>}
      <HiddenRows source={source} />
      {hiddenColumns > 0 && <span>{t('hiddenColumns', { count: hiddenColumns })}</span>}
      {struckCells > 0 && <Told icon="warning">{t('struckCells', { count: struckCells })}</Told>}
      {filledCells > 0 && <span>{t('filledCells', { count: filledCells })}</span>}
    </>
  )
}

function HiddenRows({ source: { reading, notes } }: { readonly source: DraftSource }) {
  const t = useTranslations('prepare.source')
  const count = notes?.hiddenRows ?? 0
  if (!reading || reading.kind === 'text' || count === 0) return null
  return <span>{t(reading.leavesOutHidden ? 'hiddenSkipped' : 'hiddenIncluded', { count })}</span>
}

const ODD_KINDS = ['openQuotes', 'longRows', 'totals', 'headers'] as const

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

/** A receipt that came back: what is done was not added, which Undo takes back. */
function ReceiptNotes({ receipt }: { readonly receipt: NonNullable<DraftSource['receipt']> }) {
  const t = useTranslations('prepare.source')
  const { accepted, setAside, doubtful } = receipt
  return (
    <>
      {doubtful > 0 && <Told icon="warning">{t('doubtful', { count: doubtful })}</Told>}
      {accepted > 0 && <Told icon="info">{t('acceptedSkipped', { count: accepted })}</Told>}
      {setAside > 0 && <Told icon="info">{t('setAsideSkipped', { count: setAside })}</Told>}
    </>
  )
}

type ToldProps = { readonly icon: 'info' | 'warning'; readonly children: string }

function Told({ icon, children }: ToldProps) {
  return (
    <span className={classes(styles.told, icon === 'info' ? tones.accent : tones.warn)}>
      <Icon name={icon} /> {children}
    </span>
  )
}
