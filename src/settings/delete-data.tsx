import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { forgetShops } from '#shell/preferences/shop-names.ts'
import { useActiveUpload, useCanAct, useServices } from '#shell/services.ts'
import { Button } from '#ui/button.tsx'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { DeleteEverything } from './delete-everything.tsx'
import { DeleteOld } from './delete-old.tsx'
import styles from './settings.module.css'

/** Two ways to delete data, each with a dialog, and the result of the last deletion. */
export function DeleteData() {
  const t = useTranslations('settings')
  const canAct = useCanAct()
  const isSending = useActiveUpload() !== null
  const [asking, setAsking] = useState<'old' | 'everything' | null>(null)
  const { result, deleteOld, deleteEverything } = useDeletions()
  const close = () => setAsking(null)
  return (
    <>
      {isSending && <p className="quiet">{t('everything.sending')}</p>}
      <div className={styles.line}>
        <Button icon="trash" disabled={!canAct} onClick={() => setAsking('old')}>
          {t('old.open')}
        </Button>
        <Button
          look="danger"
          icon="trash"
          disabled={!canAct || isSending}
          onClick={() => setAsking('everything')}
        >
          {t('everything.open')}
        </Button>
      </div>
      {result && <Notice tone={result.isDone ? 'ok' : 'bad'}>{result.text}</Notice>}
      {asking === 'old' && <DeleteOld onYes={deleteOld} onClose={close} />}
      {asking === 'everything' && <DeleteEverything onYes={deleteEverything} onClose={close} />}
    </>
  )
}

type Result = { readonly isDone: boolean; readonly text: string }

function useDeletions() {
  const t = useTranslations('settings')
  const announce = useAnnounce()
  const { uploads, draft } = useServices()
  const [result, setResult] = useState<Result | null>(null)
  const say = (isDone: boolean, text: string) => {
    setResult({ isDone, text })
    announce(text)
  }
  const onError = () => say(false, t('everything.notDeleted'))
  const old = useMutation({
    meta: { changes: ['uploads', 'browser'] },
    mutationFn: async (ids: readonly string[]) => (await uploads?.remove(ids)) ?? 0,
    onSuccess: (count) => say(true, t('old.deleted', { count })),
    onError,
  })
  const everything = useMutation({
    meta: { changes: ['uploads', 'couriers', 'rules', 'layouts', 'browser'] },
    mutationFn: async () => {
      const isDone = await uploads?.clear(() => draft.ask.forgetEverything())
      if (!isDone) throw new Error('An upload is being sent, or another tab has taken over.')
      forgetShops()
    },
    onSuccess: () => say(true, t('everything.deleted')),
    onError,
  })
  return { result, deleteOld: old.mutate, deleteEverything: () => everything.mutate() }
}
