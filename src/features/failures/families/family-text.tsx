import { Fragment } from 'react'
import { splitFamily } from '#domain/upload/answers/message-family.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import styles from './families.module.css'

/** What the messages of a family have in common; where each names a value of its own stands a mark. */
export function FamilyText({ pattern }: { pattern: string | null }) {
  const t = useTranslations('failures')
  if (pattern === null) return t('noReason')
  return (
    <bdi dir="auto">
      {splitFamily(pattern).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && (
            <span className={styles.value}>
              <span aria-hidden="true">…</span>
              <span className="visually-hidden">{t('families.value')}</span>
            </span>
          )}
          {part}
        </Fragment>
      ))}
    </bdi>
  )
}
