import { useTranslations } from '#i18n/use-translations.ts'
import { buttonClasses } from '#ui/button.tsx'
import styles from './history.module.css'
import type { LinkSlot } from './slots.ts'

export function EmptyHistory({ link: PageLink }: { link: LinkSlot }) {
  const t = useTranslations('history')
  return (
    <div className={styles.empty}>
      <p>{t('empty')}</p>
      <PageLink href="/" className={buttonClasses('main')}>
        {t('emptyNext')}
      </PageLink>
    </div>
  )
}
