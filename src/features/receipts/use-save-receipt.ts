import { useEffect, useRef, useState } from 'react'
import type { ReceiptFormat, ReceiptScope } from '#domain/report/receipt.ts'
import { dayOf, nameReceipt } from '#domain/report/receipt-name.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useUploadName } from '#i18n/words/use-upload-name.ts'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import { saveFile } from '#ui/save-file.ts'
import type { RecordsClient } from '#records/client.ts'
import type { UploadView } from '#run/upload-run.ts'
import { useReceiptWords } from './use-receipt-words.ts'

export type Saving =
  | { readonly kind: 'none' | 'making' | 'failed' }
  /** With something to say: the names of sheets that are not kept any more. */
  | { readonly kind: 'saved'; readonly name: string; readonly withoutSheet: readonly string[] }

/** Has the receipt made and hands it to the person; `onDone` when there is nothing more to say about it. */
export function useSaveReceipt(records: RecordsClient, view: UploadView, onDone: () => void) {
  const t = useTranslations('receipts')
  const nameOf = useUploadName()
  const wordsOf = useReceiptWords()
  const announce = useAnnounce()
  const [saving, setSaving] = useState<Saving>({ kind: 'none' })
  const leaving = useRef<AbortController>(null)
  useEffect(() => () => leaving.current?.abort(), [])

  const make = async (scope: ReceiptScope, format: ReceiptFormat, signal: AbortSignal) => {
    const words = wordsOf(view)
    const question = { id: view.header.id, scope, format, words }
    const { file, withoutSheet } = await records.ask('makeReceipt', question, { signal })
    const what = t(`fileName.${scope}`)
    const day = dayOf(new Date())
    const name = nameReceipt({ upload: nameOf(view.header), what, day, ending: format })
    saveFile(name, file)
    announce(t('saved', { name }))
    if (withoutSheet.length === 0) return onDone()
    const sources = withoutSheet.map((index) => words.sources[index] ?? '')
    setSaving({ kind: 'saved', name, withoutSheet: sources })
  }
  const save = (scope: ReceiptScope, format: ReceiptFormat) => {
    if (saving.kind === 'making') return
    const { signal } = (leaving.current = new AbortController())
    setSaving({ kind: 'making' })
    make(scope, format, signal).catch(() => {
      if (!signal.aborted) setSaving({ kind: 'failed' })
    })
  }
  return { saving, save }
}
