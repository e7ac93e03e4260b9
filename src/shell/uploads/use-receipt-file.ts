import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ABOUT_FIELD, eachField } from '#domain/entry/tracking-entry.ts'
import { FAULT_CODES } from '#domain/upload/explain-outcome.ts'
import {
  RECEIPT_COLUMNS,
  type ReceiptFormat,
  type ReceiptScope,
  type ReceiptWords,
} from '#domain/receipts/receipt.ts'
import { dayOf, nameReceipt } from '#domain/receipts/receipt-name.ts'
import { OPEN_KINDS, OUTCOME_KINDS } from '#domain/upload/outcome.ts'
import type { UploadHeader } from '#domain/upload/stored-upload.ts'
import { courierNameIn } from '#i18n/languages.ts'
import { useLocale, useTranslations } from '#i18n/use-translations.ts'
import { useSourceName } from '#i18n/words/use-source-name.ts'
import { useUploadName } from '#i18n/words/use-upload-name.ts'
import { useServices } from '#shell/services.ts'
import type { ReceiptFile } from '#worker/records/receipts/receipt-file.ts'
import type { UploadView } from '#run/upload.ts'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import { saveFile } from '#ui/save-file.ts'

/** Makes the receipt and saves it. `onSaved` is called unless original sheets are missing, which the dialog names. */
export function useReceipt(header: UploadHeader, onSaved: () => void) {
  const t = useTranslations('receipts')
  const { records } = useServices()
  const wordsOf = useReceiptWords()
  const save = useSaving(header)
  const leaving = useRef<AbortController>(null)
  useEffect(() => () => leaving.current?.abort(), [])
  return useMutation({
    mutationFn: async ({ scope, kind }: { scope: ReceiptScope; kind: ReceiptFile }) => {
      const { signal } = (leaving.current = new AbortController())
      const words = wordsOf(header)
      const question = { id: header.id, scope, words, ...kind }
      const { file, withoutSheet } = await records.makeReceipt(question, { signal })
      const name = save(file, t(`fileName.${scope}`), kind.format)
      return { name, withoutSheet: withoutSheet.map((index) => words.sources[index] ?? '') }
    },
    onSuccess: ({ withoutSheet }) => withoutSheet.length === 0 && onSaved(),
  })
}

/** Saves the requests and answers of an upload as a file. */
export function useRequestLog({ header }: UploadView) {
  const { records } = useServices()
  const save = useSaving(header)
  return useMutation({
    mutationFn: async () => save(await records.makeRecord({ id: header.id }), '', 'json'),
  })
}

/** Returns a function that saves a file named after the upload, announces it and returns the name. */
function useSaving(header: UploadHeader) {
  const t = useTranslations('receipts')
  const nameOf = useUploadName()
  const announce = useAnnounce()
  return (file: Blob, what: string, ending: ReceiptFormat | 'json') => {
    const { shop = '' } = header
    const name = nameReceipt({ upload: nameOf(header), shop, what, day: dayOf(new Date()), ending })
    saveFile(name, file)
    announce(t('saved', { name }))
    return name
  }
}

/** Returns all texts of a receipt, because the worker that writes it has none. */
function useReceiptWords(): (header: UploadHeader) => ReceiptWords {
  const t = useTranslations('receipts')
  const common = useTranslations('common')
  const failures = useTranslations('failures')
  const nameOf = useSourceName()
  const locale = useLocale()
  const faults = useFaultTemplates()
  return (header) => ({
    columns: each(RECEIPT_COLUMNS, (key) => t(`column.${key}`)),
    fields: eachField((field) => common(ABOUT_FIELD[field].name)),
    outcomes: each(OUTCOME_KINDS, (kind) => common(`outcome.${kind}`)),
    toDo: { accepted: '', 'set-aside': '', ...each(OPEN_KINDS, (kind) => t(`toDo.${kind}`)) },
    reasons: {
      noReason: failures('noReason'),
      courierToo: failures('story.courierToo'),
      otherCourier: failures('story.otherCourier', { courier: '{courier}' }),
      otherOrder: failures('story.otherOrder', { orderId: '{orderId}' }),
      candidates: t('reason.candidates', { list: '{list}' }),
      noCandidates: t('reason.noCandidates'),
      unexplained: t('reason.unexplained', { missing: '{missing}', unnamed: '{unnamed}' }),
      doubtUnexplained: t('reason.doubtUnexplained'),
      since: t('reason.since', { message: '{message}' }),
      notSent: failures('story.notSent'),
      markedAccepted: t('reason.markedAccepted'),
    },
    faults,
    sources: header.sources.map(nameOf),
    courierName: courierNameIn(locale),
  })
}

/** Returns the sentences about faults, with a placeholder for the status. */
function useFaultTemplates(): ReceiptWords['faults'] {
  const t = useTranslations('failures.fault')
  return each(FAULT_CODES, (fault) => t(fault, { status: '{status}' }))
}

function each<Key extends string>(keys: readonly Key[], textOf: (key: Key) => string) {
  return Object.fromEntries(keys.map((key) => [key, textOf(key)])) as Record<Key, string>
}
