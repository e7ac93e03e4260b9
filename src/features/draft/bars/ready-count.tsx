import { useTranslations } from '#i18n/use-translations.ts'
import { useDraft } from '#page/services.ts'
import { countLeftOut } from '#features/draft/left-out/count-left-out.ts'
import { useNarrow } from '#ui/use-narrow.ts'
import styles from './bars.module.css'

/** What an upload would take, and what it would leave. */
export function ReadyCount() {
  const t = useTranslations('prepare')
  const { snapshot } = useDraft()
  const { sendableCount, problemCount, noNumberCount, checked } = snapshot
  const narrow = useNarrow()
  const leftOutCount = countLeftOut(snapshot)
  const parts = [
    t('sheet.ready', { count: sendableCount }),
    ...(problemCount > 0 ? [t('upload.heldBack', { count: problemCount })] : []),
    ...(narrow && noNumberCount > 0 ? [t('upload.waiting', { count: noNumberCount })] : []),
    ...(narrow && leftOutCount > 0 ? [t('upload.leftOut', { count: leftOutCount })] : []),
    ...(narrow && !checked ? [t('sheet.checking')] : []),
  ]
  return <p className={styles.readyCount}>{parts.join(' · ')}</p>
}
