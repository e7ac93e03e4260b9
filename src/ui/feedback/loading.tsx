import { useEffect, useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'

/** Long enough for most parts to come: a word that is gone at once only flickers. */
const PATIENCE_MS = 300

/** Says that something is on its way, when it takes longer than a moment. */
export function Loading() {
  const t = useTranslations('common')
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLong && <p className="muted">{t('loading')}</p>
}
