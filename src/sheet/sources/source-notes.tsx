import type { DraftSource } from '#domain/draft/draft-view.ts'
import type { RowList } from '#domain/draft/stored/kept-source.ts'
import { NO_ROWS } from '#domain/draft/issues/odd-rows.ts'
import { plainText } from '#i18n/words/plain-text.ts'
import { useEnumeration } from '#i18n/words/use-enumeration.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useToken } from '#shell/token/use-token.ts'
import tones from '#entries/tones.module.css'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './sources.module.css'

/** Notes about the rows of a source, the most urgent first. */
export function SourceNotes({ source }: { readonly source: DraftSource }) {
  const t = useTranslations('prepare.source')
  const { hiddenColumns = 0, filledCells = 0, struckCells = 0 } = source.notes ?? {}
  return (
    <>
      {source.receipt && <ReceiptNotes receipt={source.receipt} />}
      <HeaderRow source={source} />
      <OddRowNotes oddRows={source.oddRows} />
      {source.rescued > 0 && <span>{t('rescued', { count: source.rescued })}</span>}
      <HiddenRows source={source} />
      {hiddenColumns > 0 && <span>{t('hiddenColumns', { count: hiddenColumns })}</span>}
      {struckCells > 0 && <Told icon="warning">{t('struckCells', { count: struckCells })}</Told>}
      {filledCells > 0 && <span>{t('filledCells', { count: filledCells })}</span>}
    </>
  )
}

function HeaderRow({ source: { match } }: { readonly source: DraftSource }) {
  const t = useTranslations('prepare.source')
  const headerRow = match?.headerRow ?? null
  return headerRow !== null && <span>{t('header', { row: String(headerRow + 1) })}</span>
}

function HiddenRows({ source: { reading, notes } }: { readonly source: DraftSource }) {
  const t = useTranslations('prepare.source')
  const count = notes?.hiddenRows ?? 0
  if (!reading || reading.kind === 'text' || count === 0) return null
  return <span>{t(reading.leavesOutHidden ? 'hiddenSkipped' : 'hiddenIncluded', { count })}</span>
}

const ODD_KINDS = ['openQuotes', 'longRows', 'headers'] as const

/** Numbers of the first rows that the user should check in the sheet. */
export function OddRowNotes({ oddRows }: { readonly oddRows: DraftSource['oddRows'] | undefined }) {
  const t = useTranslations('prepare.source')
  const enumerate = useEnumeration()
  const nameRows = ({ count, first }: RowList) => {
    const rows = enumerate(first.map(String))
    return count > first.length ? t('rowsAndMore', { rows }) : rows
  }
  const dropped = oddRows?.dropped
  const kinds = dropped?.kinds.map((kind) => t(`dropped.${kind}`)) ?? []
  return (
    <>
      {ODD_KINDS.map((kind) => {
        const list = oddRows?.[kind] ?? NO_ROWS
        if (list.count === 0) return null
        return <span key={kind}>{t(kind, { count: list.count, rows: nameRows(list) })}</span>
      })}
      {dropped && (
        <span>
          {t('droppedRows', {
            count: dropped.count,
            kinds: enumerate(kinds),
            rows: nameRows(dropped),
          })}
        </span>
      )}
    </>
  )
}

/** Notes about an imported receipt. Rows that are done were not added; Undo adds them. */
function ReceiptNotes({ receipt }: { readonly receipt: NonNullable<DraftSource['receipt']> }) {
  const t = useTranslations('prepare.source')
  const { accepted, setAside, doubtful } = receipt
  return (
    <>
      <ShopOfReceipt shop={receipt.shop ?? ''} />
      {doubtful > 0 && <Told icon="warning">{t('doubtful', { count: doubtful })}</Told>}
      {accepted > 0 && <Told icon="info">{t('acceptedSkipped', { count: accepted })}</Told>}
      {setAside > 0 && <Told icon="info">{t('setAsideSkipped', { count: setAside })}</Told>}
    </>
  )
}

/** The outcomes in a receipt belong to its shop, and may differ in another one. */
function ShopOfReceipt({ shop: whole }: { readonly shop: string }) {
  const t = useTranslations('prepare.source')
  const { shop: tokenShop } = useToken()
  if (whole === '') return null
  const shop = plainText(whole)
  if (tokenShop === '' || tokenShop === whole) return <span>{t('receiptOf', { shop })}</span>
  return (
    <Told icon="warning">{t('receiptOfOther', { shop, tokenShop: plainText(tokenShop) })}</Told>
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
