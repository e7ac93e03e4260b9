import * as z from 'zod/mini'
import { countOf, RECEIPT_SCOPES, type ReceiptFormat } from '#domain/report/receipt.ts'
import type { UploadHeader, UploadState } from '#domain/upload/upload.ts'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { useSchemaForm } from '#ui/form/use-schema-form.ts'
import styles from './receipts.module.css'
import { useReceipt } from './use-receipt-file.ts'

/** The rows of an Excel sheet but its header. */
const MOST_ROWS = 1_048_575

type DownloadDialogProps = {
  readonly header: UploadHeader
  readonly counts: UploadState['counts']
  readonly onClose: () => void
}

const schema = z.object({ scope: z.enum(RECEIPT_SCOPES) })

/** Asks which entries, and in which kind of file. */
export function DownloadDialog({ header, counts, onClose }: DownloadDialogProps) {
  const t = useTranslations('receipts')
  const format = useFormatter()
  const { form, submit } = useSchemaForm(schema, {
    scope: RECEIPT_SCOPES.find((one) => countOf(counts, one) > 0) ?? 'all',
  })
  const receipt = useReceipt(header, onClose)
  const tooMany = countOf(counts, form.watch('scope')) > MOST_ROWS
  const button = (kind: ReceiptFormat, disabled = false) => (
    <Button
      look={kind === 'xlsx' ? 'main' : 'plain'}
      disabled={disabled}
      aria-disabled={receipt.isPending}
      onClick={(event) =>
        submit(event, ({ scope }) => receipt.isPending || receipt.mutate({ scope, format: kind }))
      }
    >
      {t(kind)}
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
        {RECEIPT_SCOPES.map((one) => {
          const count = countOf(counts, one)
          return (
            <label
              key={one}
              className={[styles.scope, count === 0 && styles.empty].filter(Boolean).join(' ')}
            >
              <input type="radio" {...form.register('scope')} value={one} disabled={count === 0} />
              <span>{t(`scope.${one}`)}</span>{' '}
              <span className={styles.count}>{format.number(count)}</span>
            </label>
          )
        })}
      </fieldset>
      <p className={styles.hint}>{t('hint')}</p>
      {tooMany && <p>{t('tooMany', { most: MOST_ROWS })}</p>}
      <ReceiptState receipt={receipt} />
    </Dialog>
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
