import { useLocation } from 'wouter'
import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useWhen } from '#i18n/words/use-when.ts'
import { useServices } from '#page/services.ts'
import { Button } from '#ui/button.tsx'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import { plainText } from '#i18n/words/plain-text.ts'
import styles from './entry-story.module.css'

type CorrectAcceptedProps = { readonly entry: TrackingEntry; readonly acceptedAt: number }

/** The way on from an entry that was accepted and is wrong: it is put into the sheet, to be corrected and sent anew. */
export function CorrectAccepted({ entry, acceptedAt }: CorrectAcceptedProps) {
  const t = useTranslations('upload.story.again')
  const { draft } = useServices()
  const when = useWhen()
  const announce = useAnnounce()
  const [, navigate] = useLocation()
  const correct = () => {
    draft.call('addEntry', entry)
    navigate('/')
    announce(t('added', { order: plainText(entry.orderId) }))
  }
  return (
    <div className={styles.again}>
      <p>{t('fact', { when: when(acceptedAt) })}</p>
      <Button icon="pencil" onClick={correct}>
        {t('correct')}
      </Button>
    </div>
  )
}
