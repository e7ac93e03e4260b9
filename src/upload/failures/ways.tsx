import type { ReactNode } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import styles from './work.module.css'

type WaysProps = { readonly children: ReactNode }

/** Next steps, the safest first. */
export function Ways({ children }: WaysProps) {
  return <ul className="rigid">{children}</ul>
}

type WayProps = {
  readonly title: string
  readonly text: ReactNode
  readonly recommended?: boolean
  readonly children: ReactNode
}

/** One next step: its name, its effect or risk, and its button. */
export function Way({ title, text, recommended = false, children }: WayProps) {
  const t = useTranslations('failures')
  return (
    <li className={styles.way}>
      <div className={styles.wayWords}>
        <h3>
          {title} {recommended && <span className={styles.recommended}>{t('recommended')}</span>}
        </h3>
        <p className="quiet">{text}</p>
      </div>
      {children}
    </li>
  )
}
