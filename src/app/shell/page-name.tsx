import { useLocation } from 'wouter'
import { useTranslations } from '#i18n/use-translations.ts'

const NAMES = { '/uploads': 'uploads', '/settings': 'settings', '/help': 'help' } as const

/** The page in the tab of the browser and in its history; an upload says for itself how it stands. */
export function PageName() {
  const t = useTranslations('shell')
  const [path] = useLocation()
  const name = Object.entries(NAMES).find(([page]) => page === path)?.[1]
  return name && <title>{`${t(name)} · ${t('product')}`}</title>
}
