import { useForm, type UseFormRegisterReturn } from 'react-hook-form'
import {
  countOf,
  CSV_SEPARATORS,
  type CsvSeparator,
  RECEIPT_SCOPES,
  type ReceiptScope,
} from '#domain/receipts/receipt.ts'
import type { UploadHeader } from '#domain/upload/stored-upload.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import { useFormatter, useLocale, useTranslations } from '#i18n/use-translations.ts'
import { keepCsvSeparator, readCsvSeparator } from '#shell/preferences/csv-separator.ts'
import type { ReceiptFile } from '#worker/records/receipts/receipt-file.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import styles from './download-dialog.module.css'
import { useReceipt } from './use-receipt-file.ts'

/** Maximum rows of an Excel sheet, without its header. */
const MOST_ROWS = 1_048_575

type DownloadDialogProps = {
  readonly header: UploadHeader
  readonly counts: UploadState['counts']
  readonly onClose: () => void
}

type Values = { readonly scope: ReceiptScope; readonly separator: CsvSeparator }

const SEPARATOR_NAMES = { ',': 'comma', ';': 'semicolon' } as const

export function DownloadDialog({ header, counts, onClose }: DownloadDialogProps) {
  const t = useTranslations('receipts')
  const form = useForm<Values>({
    defaultValues: {
      scope: RECEIPT_SCOPES.find((one) => countOf(counts, one) > 0) ?? 'all',
      separator: readCsvSeparator(useLocale()),
    },
  })
  const receipt = useReceipt(header, onClose)
  const tooMany = countOf(counts, form.watch('scope')) > MOST_ROWS
  const button = (format: ReceiptFile['format'], disabled = false) => (
    <Button
      look={format === 'xlsx' ? 'main' : 'plain'}
      disabled={disabled}
      aria-disabled={receipt.isPending}
      onClick={form.handleSubmit(({ scope, separator }) => {
        if (receipt.isPending) return
        if (format === 'csv') keepCsvSeparator(separator)
        receipt.mutate({ scope, kind: format === 'csv' ? { format, separator } : { format } })
      })}
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
      <Scopes counts={counts} field={form.register('scope')} />
      <SelectField
        {...form.register('separator')}
        label={t('separator')}
        options={CSV_SEPARATORS.map((value) => ({ value, text: t(SEPARATOR_NAMES[value]) }))}
      />
      <p className="hint">{t('hint')}</p>
      {tooMany && <p>{t('tooMany', { most: MOST_ROWS })}</p>}
      <ReceiptState receipt={receipt} />
    </Dialog>
  )
}

type ScopesProps = {
  readonly counts: UploadState['counts']
  readonly field: UseFormRegisterReturn
}

function Scopes({ counts, field }: ScopesProps) {
  const t = useTranslations('receipts')
  const format = useFormatter()
  return (
    <fieldset className={styles.scopes}>
      <legend>{t('which')}</legend>
      {RECEIPT_SCOPES.map((one) => {
        const count = countOf(counts, one)
        return (
          <label
            key={one}
            className={[styles.scope, count === 0 && styles.empty].filter(Boolean).join(' ')}
          >
            <input type="radio" className="check" {...field} value={one} disabled={count === 0} />
            <span>{t(`scope.${one}`)}</span>{' '}
            <span className={styles.count}>{format.number(count)}</span>
          </label>
        )
      })}
    </fieldset>
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
