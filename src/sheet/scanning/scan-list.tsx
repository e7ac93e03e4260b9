import { memo } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { useKnownNames } from '#entries/couriers/use-known-names.ts'
import { UndoButton } from '#entries/undo-button.tsx'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import type { ScanSession } from './scan-session.ts'
import type { Scan } from './scan-state.ts'
import styles from './scanning.module.css'

type ScanListProps = { readonly session: ScanSession; readonly scans: readonly Scan[] }

/** Scans, newest first. */
export function ScanList({ session, scans }: ScanListProps) {
  const t = useTranslations('scanning')
  const { nameOf } = useKnownNames()
  const newest = scans.find(({ kind }) => kind !== 'elsewhere')
  return (
    <ol className={styles.list} aria-label={t('list')}>
      {scans.map((scan, index) => (
        <ScanRow
          key={scan.key}
          scan={scan}
          courier={scan.kind === 'taken' && scan.courier !== null ? nameOf(scan.courier) : null}
          // Scans are undone in reverse order. A number of another order can be moved only while it is the last scan.
          onUndo={
            scan === newest || (index === 0 && scan.kind === 'elsewhere')
              ? () => void session.undo(scan)
              : null
          }
        />
      ))}
    </ol>
  )
}

type ScanRowProps = {
  readonly scan: Scan
  /** Name of the courier, if only one has this number format. */
  readonly courier: string | null
  readonly onUndo: (() => void) | null
}

/** Memoized: hundreds of labels are scanned in a row, and only the newest rows change. */
const ScanRow = memo(function ScanRow({ scan, courier, onUndo }: ScanRowProps) {
  const t = useTranslations('scanning')
  const tone = scan.kind === 'taken' && scan.worth === 'checked' ? 'ok' : 'warn'
  const { number, target } = scan
  const words = useScanWords(scan, courier)
  return (
    <li className={styles.scan}>
      <span className={tone}>
        <Icon name={tone === 'ok' ? 'check' : 'warning'} />
      </span>
      <span className="shrinks">
        <b className={styles.id}>{target.orderId || t('noOrder')}</b>{' '}
        <span className={classes(styles.id, 'muted')}>{number}</span>
        <br />
        <span className={tone === 'ok' ? 'quiet' : classes('dense', 'warn')}>{words}</span>
      </span>
      {onUndo && <UndoButton step={number} isNamed onUndo={onUndo} />}
    </li>
  )
})

function useScanWords(scan: Scan, courier: string | null): string {
  const t = useTranslations('scanning')
  const nameOf = (orderId: string) => orderId || t('noOrder')
  if (scan.kind === 'elsewhere') return t('elsewhere', { owner: nameOf(scan.owner.orderId) })
  if (scan.kind === 'taken-off') return t('takenOff', { order: nameOf(scan.target.orderId) })
  return [courier, t(`taken.${scan.worth}`), scan.isTakenApart ? t('takenApart') : null]
    .filter((words) => words !== null)
    .join(' · ')
}
