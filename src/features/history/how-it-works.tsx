import { useTranslations } from '#i18n/use-translations.ts'
import styles from './earlier-uploads.module.css'

const STEPS = ['add', 'fix', 'upload'] as const

/** The whole job in three steps, for the first visit. */
export function HowItWorks() {
  const t = useTranslations('prepare.how')
  return (
    <section className={styles.card} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <ol className={styles.steps}>
        {STEPS.map((step, index) => (
          <li key={step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <p>{t(step)}</p>
            <p className="quiet">{t(`${step}Text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
