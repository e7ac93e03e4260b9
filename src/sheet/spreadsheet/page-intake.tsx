import { useTranslations } from '#i18n/use-translations.ts'
import { useTakeFiles } from '#sheet/scanning/with-scanning.tsx'
import { useDraftClient } from '#shell/services.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './drop-zone.module.css'
import { useFileDrop } from './use-file-drop.ts'
import { usePagePaste } from './use-page-paste.ts'

/** Imports sheets that are dropped or pasted anywhere on the page. Rendered only while files hover over it. */
export function PageIntake() {
  const t = useTranslations('prepare.intake')
  const { client, canAct } = useDraftClient()
  const onSheet = (text: string, html: string) => client.importPaste(text, html)
  const onFiles = useTakeFiles()
  const takers = canAct ? { onSheet, onFiles } : null
  const hovering = useFileDrop(takers)
  usePagePaste(takers)
  if (!hovering) return null
  return (
    <div className={styles.drop}>
      <p className="row loose">
        <Icon name="sheet" size={24} /> {t('drop')}
      </p>
    </div>
  )
}
