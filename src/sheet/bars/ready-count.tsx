import { useTranslations } from '#i18n/use-translations.ts'
import { useDraft } from '#shell/services.ts'
import styles from './bars.module.css'

/** Number of entries that are ready or held back, as far as they are checked. */
export function ReadyCount() {
  const t = useTranslations('prepare')
  const { sendableCount, problemCount, checked } = useDraft().snapshot
  const parts = [
    t('sheet.ready', { count: sendableCount }),
    ...(problemCount > 0 ? [t('upload.heldBack', { count: problemCount })] : []),
    ...(checked ? [] : [t('sheet.checking')]),
  ]
  return <p className={styles.readyCount}>{parts.join(' · ')}</p>
}
