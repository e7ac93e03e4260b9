import { useEffect, useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'

/** Most parts load sooner; a text shown only for a moment would flicker. */
const PATIENCE_MS = 300

/** A loading text that appears after a delay. */
export function Loading() {
  const t = useTranslations('common')
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLong && <p className="muted">{t('loading')}</p>
}
