import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { ReceiptFormat, ReceiptScope } from '#domain/report/receipt.ts'
import { dayOf, nameReceipt } from '#domain/report/receipt-name.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useUploadName } from '#i18n/words/use-upload-name.ts'
import { useServices } from '#page/services.ts'
import type { UploadView } from '#run/upload-run.ts'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import { saveFile } from '#ui/save-file.ts'
import { useReceiptWords } from './use-receipt-words.ts'

type Wanted = { readonly scope: ReceiptScope; readonly format: ReceiptFormat }

/** Has the receipt made and saves it. `onSaved` is called unless the names of sheets that are gone must be told. */
export function useReceipt(view: UploadView, onSaved: () => void) {
  const t = useTranslations('receipts')
  const { records } = useServices()
  const wordsOf = useReceiptWords()
  const save = useSaving(view)
  const leaving = useRef<AbortController>(null)
  useEffect(() => () => leaving.current?.abort(), [])
  return useMutation({
    mutationFn: async ({ scope, format }: Wanted) => {
      const { signal } = (leaving.current = new AbortController())
      const words = wordsOf(view)
      const question = { id: view.header.id, scope, format, words }
      const { file, withoutSheet } = await records.ask('makeReceipt', question, { signal })
      const name = save(file, t(`fileName.${scope}`), format)
      return { name, withoutSheet: withoutSheet.map((index) => words.sources[index] ?? '') }
    },
    onSuccess: ({ withoutSheet }) => withoutSheet.length === 0 && onSaved(),
  })
}

/** Has the requests and answers of an upload put into a file and saves it. */
export function useRequestLog(view: UploadView) {
  const { records } = useServices()
  const save = useSaving(view)
  return useMutation({
    mutationFn: async () =>
      save(await records.ask('makeRecord', { id: view.header.id }), '', 'json'),
  })
}

/** Saves a file under a name of the upload and announces it; gives the name. */
function useSaving({ header }: UploadView) {
  const t = useTranslations('receipts')
  const nameOf = useUploadName()
  const announce = useAnnounce()
  return (file: Blob, what: string, ending: ReceiptFormat | 'json') => {
    const name = nameReceipt({ upload: nameOf(header), what, day: dayOf(new Date()), ending })
    saveFile(name, file)
    announce(t('saved', { name }))
    return name
  }
}
