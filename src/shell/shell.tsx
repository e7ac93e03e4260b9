import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { useTranslations } from '#i18n/use-translations.ts'
import { Icon } from '#ui/icon.tsx'
import { Navigation, PageHere } from './navigation.tsx'
import styles from './shell.module.css'
import { useDraft } from './services.ts'

type ShellProps = {
  readonly practice: boolean
  /** Badge beside the link to the uploads: how many need the user. */
  readonly needsYou: ReactNode
  /** Connection chip, which shows whether there is an access token. */
  readonly connection: ReactNode
  /** Notices for every page: another tab, a running upload. */
  readonly notices: ReactNode
  readonly children: ReactNode
}

export function Shell({ practice, needsYou, connection, notices, children }: ShellProps) {
  const page = usePageFocus()
  return (
    <>
      <SkipLinks />
      <header className="rigid">
        <div className={styles.bar}>
          <Brand />
          <PageHere />
          <Navigation needsYou={needsYou} />
          {practice && <Practice />}
          {connection}
        </div>
        <div className={styles.notices}>{notices}</div>
      </header>
      <main ref={page} id="page" className={styles.page} tabIndex={-1}>
        {children}
      </main>
    </>
  )
}

function Brand() {
  const t = useTranslations('shell')
  return (
    <Link href="/" className={styles.brand}>
      <span className={styles.mark}>
        <Icon name="logo" />
      </span>
      <span className={styles.product}>{t('product')}</span>
    </Link>
  )
}

/** A narrow header shows only the first word. Screen readers always read the whole sentence. */
function Practice() {
  const t = useTranslations('shell')
  return (
    <p className={styles.practice}>
      <span className={styles.sentence}>{t('practice')}</span>
      <span className={styles.word} aria-hidden="true">
        {t('practiceShort')}
      </span>
    </p>
  )
}

/** Links that skip the header by keyboard. With a sheet on the page, the first ones lead to its cells and issues. */
function SkipLinks() {
  const t = useTranslations('shell.skip')
  const [path] = useLocation()
  const hasSheet = useDraft().snapshot.rowCount > 0 && path === '/'
  const places = hasSheet ? (['sheet', 'issues', 'page'] as const) : (['page'] as const)
  return (
    <div className={styles.skips}>
      {places.map((place) => (
        <a key={place} className={styles.skip} href={`#${place}`} onClick={skip}>
          {t(place)}
        </a>
      ))}
    </div>
  )
}

/** Moves the focus without changing the address. In a sheet the last active cell takes it. */
function skip(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  const { hash } = event.currentTarget
  const place = document.querySelector<HTMLElement>(hash)
  const cell = '[data-active=true]'
  const target = (hash === '#sheet' && place?.querySelector<HTMLElement>(cell)) || place
  if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1
  target?.focus()
}

/** Focuses the heading of a newly opened page as soon as it renders. */
function usePageFocus() {
  const page = useRef<HTMLElement>(null)
  const [path] = useLocation()
  const last = useRef(path)
  useEffect(() => {
    const main = page.current
    if (last.current === path || main === null) return
    last.current = path
    main.focus({ preventScroll: true })
    if (focusHeading(main)) return
    const observer = new MutationObserver(() => {
      // A user who has moved on in the meantime keeps the focus.
      if (document.activeElement !== main || focusHeading(main)) observer.disconnect()
    })
    observer.observe(main, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [path])
  return page
}

function focusHeading(main: HTMLElement): boolean {
  // While the next page loads, the previous one is still in the document, but hidden.
  const headings = [...main.querySelectorAll('h1')]
  return headings.some((heading) => {
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    return document.activeElement === heading
  })
}
