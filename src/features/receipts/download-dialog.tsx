import { useState } from 'react'
import {
  countOf,
  RECEIPT_SCOPES,
  type ReceiptFormat,
  type ReceiptScope,
} from '#domain/report/receipt.ts'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import type { ReceiptsProps } from './download.tsx'
import styles from './receipts.module.css'
import { type Saving, useSaveReceipt } from './use-save-receipt.ts'

/** The rows of an Excel sheet but its header. */
const MOST_ROWS = 1_048_575

type DownloadDialogProps = ReceiptsProps & { readonly onClose: () => void }

/** Asks which entries, and in which kind of file. */
export function DownloadDialog({ view, records, onClose }: DownloadDialogProps) {
  const t = useTranslations('receipts')
  const { counts } = view.state
  const [scope, setScope] = useState<ReceiptScope>(
    () => RECEIPT_SCOPES.find((one) => countOf(counts, one) > 0) ?? 'all',
  )
  const { saving, save } = useSaveReceipt(records, view, onClose)
  const tooMany = countOf(counts, scope) > MOST_ROWS
  const button = (format: ReceiptFormat, disabled = false) => (
    <Button
      look={format === 'xlsx' ? 'main' : 'plain'}
      disabled={disabled}
      aria-disabled={saving.kind === 'making'}
      onClick={() => save(scope, format)}
    >
      {t(format)}
    </Button>
  )
  return (
    <Dialog
      title={t('download')}
      onClose={onClose}
      actions={
        <>
          {button('csv')}
          {button('xlsx', tooMany)}
        </>
      }
    >
      <fieldset className={styles.scopes}>
        <legend>{t('which')}</legend>
        {RECEIPT_SCOPES.map((one) => (
          <ScopeChoice
            key={one}
            scope={one}
            count={countOf(counts, one)}
            chosen={one === scope}
            onChoose={setScope}
          />
        ))}
      </fieldset>
      <p className={styles.hint}>{t('hint')}</p>
      {tooMany && <p>{t('tooMany', { most: MOST_ROWS })}</p>}
      <SavingState saving={saving} />
    </Dialog>
  )
}

type ScopeChoiceProps = {
  readonly scope: ReceiptScope
  readonly count: number
  readonly chosen: boolean
  readonly onChoose: (scope: ReceiptScope) => void
}

function ScopeChoice({ scope, count, chosen, onChoose }: ScopeChoiceProps) {
  const t = useTranslations('receipts.scope')
  const format = useFormatter()
  return (
    <label className={[styles.scope, count === 0 && styles.empty].filter(Boolean).join(' ')}>
      <input
        type="radio"
        name="scope"
        checked={chosen}
        disabled={count === 0}
        onChange={() => onChoose(scope)}
      />
      <span>{t(scope)}</span> <span className={styles.count}>{format.number(count)}</span>
    </label>
  )
}

function SavingState({ saving }: { readonly saving: Saving }) {
  const t = useTranslations('receipts')
  const format = useFormatter()
  return (
    <div role="status">
      {saving.kind === 'making' && <p>{t('making')}</p>}
      {saving.kind === 'failed' && <Notice tone="bad">{t('failed')}</Notice>}
      {saving.kind === 'saved' && (
        <Notice tone="warn">
          <p>{t('saved', { name: saving.name })}</p>
          <p>{t('withoutSheet', { sources: format.list(saving.withoutSheet) })}</p>
        </Notice>
      )}
    </div>
  )
}
