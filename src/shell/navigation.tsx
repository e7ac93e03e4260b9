import type { ReactNode } from 'react'
import { Link, useLocation, useRoute } from 'wouter'
import { useTranslations } from '#i18n/use-translations.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './shell.module.css'

export const PAGES = [
  { name: 'prepare', href: '/', pattern: '/', icon: 'sheet' },
  { name: 'uploads', href: '/uploads', pattern: '/uploads/*?', icon: 'sending' },
  { name: 'settings', href: '/settings', pattern: '/settings', icon: 'gear' },
  { name: 'help', href: '/help', pattern: '/help', icon: 'help' },
] as const

type Page = (typeof PAGES)[number]

/** Address of a page that comes with stage two. */
export type OtherAddress = Exclude<Page['href'], '/'>

type NavigationProps = { readonly needsYou: ReactNode }

/** Links to the pages: in the header, and on phones in a bar at the bottom. */
export function Navigation({ needsYou }: NavigationProps) {
  const t = useTranslations('shell')
  return (
    <nav className={styles.nav} aria-label={t('main')}>
      {PAGES.map((page) => (
        <PageLink key={page.name} page={page}>
          {page.name === 'uploads' && <span className={styles.needsYou}>{needsYou}</span>}
        </PageLink>
      ))}
    </nav>
  )
}

function PageLink({ page, children }: { readonly page: Page; readonly children: ReactNode }) {
  const t = useTranslations('shell')
  const [here] = useRoute(page.pattern)
  return (
    <Link
      href={page.href}
      className={styles.link}
      aria-current={here ? 'page' : undefined}
      aria-describedby={page.name === 'uploads' ? 'uploads-need-you' : undefined}
    >
      <span className={styles.icon}>
        <Icon name={page.icon} size={20} />
      </span>
      {t(page.name)}
      {children}
    </Link>
  )
}

/** Returns the page of an address. An upload's address belongs to Uploads. */
function pageAt(path: string): Page | undefined {
  return PAGES.find(({ href }) => path === href || (href !== '/' && path.startsWith(`${href}/`)))
}

/** Name of the current page in a phone's header. Screen readers read the page's heading instead. */
export function PageHere() {
  const t = useTranslations('shell')
  const [path] = useLocation()
  return (
    <span className={styles.here} aria-hidden="true">
      {t(pageAt(path)?.name ?? 'product')}
    </span>
  )
}

/** Name of the page in the tab's title and in the browser's history. An upload's page shows its progress instead. */
export function PageName() {
  const t = useTranslations('shell')
  const [path] = useLocation()
  const page = pageAt(path)
  const name =
    page === undefined ? t('notFound') : page.href === path && path !== '/' && t(page.name)
  return name && <title>{`${name} · ${t('product')}`}</title>
}
