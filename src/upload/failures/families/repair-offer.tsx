import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { FailureFamily } from '#domain/upload/answers/failure-families.ts'
import type { Repair } from '#domain/upload/repairs/suggest-repair.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { recordQueries } from '#shell/queries.ts'
import { useServices } from '#shell/services.ts'
import { useUpload } from '#upload/frame/upload-context.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { plainText } from '#i18n/words/plain-text.ts'
import type { Correct } from '#upload/failures/correcting/change-entries.ts'
import { CorrectionPreview } from './correction-preview.tsx'
import styles from '#upload/failures/work.module.css'

type RepairOfferProps = {
  readonly families: readonly FailureFamily[]
  readonly onCorrect: Correct
}

/** Offers to correct order IDs that are written differently from accepted ones, after a preview. */
export function RepairOffer({ families, onCorrect }: RepairOfferProps) {
  const t = useTranslations('failures.repair')
  const [open, setOpen] = useState(false)
  const repair = useRepair(families)
  if (!repair) return null
  const { kind, corrections } = repair
  const [first] = corrections
  const values = {
    count: corrections.length,
    example: plainText(repair.example),
    from: plainText(first?.before.orderId ?? ''),
    to: plainText(first?.after.orderId ?? ''),
  }
  return (
    <section className={styles.offer} aria-label={t('offer')}>
      <p>{t(kind, values)}</p>
      <Button onClick={() => setOpen(true)}>{t('look', { count: corrections.length })}</Button>
      {open && (
        <RepairDialog
          repair={repair}
          onYes={() => {
            setOpen(false)
            onCorrect(new Map(corrections.map(({ position, after }) => [position, after])))
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  )
}

type RepairDialogProps = {
  readonly repair: Repair
  readonly onYes: () => void
  readonly onClose: () => void
}

function RepairDialog({ repair: { corrections, example }, onYes, onClose }: RepairDialogProps) {
  const t = useTranslations('failures.repair')
  const common = useTranslations('common')
  const count = corrections.length
  return (
    <Dialog
      title={t('title', { count })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button look="main" onClick={onYes}>
            {t('yes', { count })}
          </Button>
        </>
      }
    >
      <p>{t('why', { example: plainText(example) })}</p>
      <CorrectionPreview corrections={corrections} />
    </Dialog>
  )
}

/** A message that names only other fields isn't about the order ID. */
const mayBeTheOrder = ({ named }: FailureFamily) => named.length === 0 || named.includes('orderId')

const FAMILIES = 5

function useRepair(families: readonly FailureFamily[]): Repair | null {
  const { header, state } = useUpload().view
  const open = useMemo(() => uncorrected(families, state), [families, state])
  const question = { upload: header.id, families: open }
  const { data } = useQuery({
    ...recordQueries(useServices()).findRepair(question),
    enabled: open.length > 0,
  })
  return (open.length > 0 && data) || null
}

function uncorrected(families: readonly FailureFamily[], { corrected }: UploadState) {
  return families
    .filter(mayBeTheOrder)
    .slice(0, FAMILIES)
    .map(({ positions }) => positions.filter((position) => !corrected.has(position)))
    .filter((positions) => positions.length > 0)
}
