import { OPEN_KINDS } from '#domain/upload/outcome.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { buttonClasses } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { UploadView } from '#workflows/upload-run.ts'
import type { LinkSlot } from './slots.ts'
import styles from './upload-panel.module.css'

/** Entries that somebody still has to do something about. */
export function countOpen({ counts }: UploadState): number {
  return OPEN_KINDS.reduce((sum, kind) => sum + counts[kind], 0)
}

/** The end of an upload, with the way on. */
export function EndNotice({ view, link: PageLink }: { view: UploadView; link: LinkSlot }) {
  const t = useTranslations('upload')
  const { state, header } = view
  if (countOpen(state) > 0) return null
  const { accepted } = state.counts
  const aside = state.counts['set-aside']
  const facts = [
    t('end.accepted', { count: accepted }),
    aside > 0 && t('end.andSetAside', { count: aside }),
  ]
  return (
    <div className={styles.end}>
      <span className={styles.endIcon}>
        <Icon name="check" size={28} />
      </span>
      <div className={styles.endText}>
        <h2>{t('end.title')}</h2>
        <p>
          {facts.filter(Boolean).join(', ')}. {header.practice && t('end.practice')}
        </p>
      </div>
      <PageLink href="/" className={buttonClasses('main')}>
        {t('nextSheet')}
      </PageLink>
    </div>
  )
}
