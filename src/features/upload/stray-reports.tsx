import type { StrayReport } from '#domain/upload/upload.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import styles from './upload-panel.module.css'

const SHOWN = 20

/** What answers named although this upload did not send it. */
export function StrayReports({ strays }: { strays: readonly StrayReport[] }) {
  const t = useTranslations('upload')
  if (strays.length === 0) return null
  return (
    <Notice tone="warn">
      <p>{t('strays', { count: strays.length })}</p>
      <ul className={styles.strays}>
        {strays.slice(0, SHOWN).map((stray, index) => (
          <li key={index}>{describe(stray) || t('nobody')}</li>
        ))}
        {strays.length > SHOWN && <li>…</li>}
      </ul>
    </Notice>
  )
}

function describe({ orderId, merchantOrderId, trackingId, message }: StrayReport): string {
  const ids = [orderId, merchantOrderId, trackingId].filter(Boolean).join(' · ')
  return [ids, message].filter(Boolean).join(': ')
}
