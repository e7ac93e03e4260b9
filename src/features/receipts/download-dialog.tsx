import { useState } from 'react'
import {
  countOf,
  RECEIPT_SCOPES,
  type ReceiptFormat,
  type ReceiptScope,
} from '#domain/report/receipt.ts'
import type { UploadView } from '#run/upload-run.ts'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import styles from './receipts.module.css'
import { useReceipt } from './use-receipt-file.ts'

/** The rows of an Excel sheet but its header. */
const MOST_ROWS = 1_048_575

type DownloadDialogProps = { readonly view: UploadView; readonly onClose: () => void }

/** Asks which entries, and in which kind of file. */
export function DownloadDialog({ view, onClose }: DownloadDialogProps) {
  const t = useTranslations('receipts')
  const { counts } = view.state
  const [scope, setScope] = useState<ReceiptScope>(
    () => RECEIPT_SCOPES.find((one) => countOf(counts, one) > 0) ?? 'all',
  )
  const receipt = useReceipt(view, onClose)
  const tooMany = countOf(counts, scope) > MOST_ROWS
  const button = (format: ReceiptFormat, disabled = false) => (
    <Button
      look={format === 'xlsx' ? 'main' : 'plain'}
      disabled={disabled}
      aria-disabled={receipt.isPending}
      onClick={() => receipt.isPending || receipt.mutate({ scope, format })}
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
      <ReceiptState receipt={receipt} />
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

function ReceiptState({ receipt }: { readonly receipt: ReturnType<typeof useReceipt> }) {
  const t = useTranslations('receipts')
  const format = useFormatter()
  const { isPending, isError, data } = receipt
  return (
    <div role="status">
      {isPending && <p>{t('making')}</p>}
      {isError && <Notice tone="bad">{t('failed')}</Notice>}
      {data && data.withoutSheet.length > 0 && (
        <Notice tone="warn">
          <p>{t('saved', { name: data.name })}</p>
          <p>{t('withoutSheet', { sources: format.list(data.withoutSheet) })}</p>
        </Notice>
      )}
    </div>
  )
}
