import type { ReactNode } from 'react'
import { isFinished } from '#domain/upload/books.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { buttonClasses } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { UploadView } from '#workflows/upload-run.ts'
import type { LinkSlot } from './slots.ts'
import styles from './upload-panel.module.css'

type EndNoticeProps = {
  readonly view: UploadView
  readonly link: LinkSlot
  readonly download?: ReactNode
}

/** The end of an upload, with the way on. */
export function EndNotice({ view, link: PageLink, download }: EndNoticeProps) {
  const t = useTranslations('upload')
  const { state, header } = view
  if (!isFinished(state)) return null
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
      <div className={styles.endActions}>
        {download}
        <PageLink href="/" className={buttonClasses('main')}>
          {t('nextSheet')}
        </PageLink>
      </div>
    </div>
  )
}
