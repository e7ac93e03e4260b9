import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { useTranslations } from '#i18n/use-translations.ts'
import { usePracticeDial } from '#page/preferences/practice-dial.ts'
import { isCalm } from '#service/practice-dial.ts'
import { Icon } from '#ui/icon.tsx'
import { Navigation, PageHere } from './navigation.tsx'
import styles from './shell.module.css'
import { useDraft } from '#page/services.ts'

type ShellProps = {
  readonly practice: boolean
  /** How many uploads need the person, beside their page's name. */
  readonly needsYou: ReactNode
  /** Whether there is an access token. */
  readonly connection: ReactNode
  /** Sentences that concern every page: another tab, an upload under way. */
  readonly notices: ReactNode
  readonly children: ReactNode
}

/** The frame around every page. */
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

/** The whole sentence is always read out; a narrow header shows its first word. */
function Practice() {
  const t = useTranslations('shell')
  const isBadDay = !isCalm(usePracticeDial())
  return (
    <p className={styles.practice}>
      <span className={styles.sentence}>{t('practice')}</span>
      <span className={styles.word} aria-hidden="true">
        {t(isBadDay ? 'practiceBadDay' : 'practiceShort')}
      </span>
      {isBadDay && <span className={styles.sentence}> · {t('badDay')}</span>}
    </p>
  )
}

/** The ways past the header for the keyboard: with a sheet on the page, to its cells and to its issues first. */
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

/** Keeps the address; in a sheet the focus returns to the cell that had it last. */
function skip(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  const { hash } = event.currentTarget
  const place = document.querySelector<HTMLElement>(hash)
  const cell = '[data-active=true]'
  const target = (hash === '#sheet' && place?.querySelector<HTMLElement>(cell)) || place
  if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1
  target?.focus()
}

/** Focuses the heading of a page that was opened, once it is there. */
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
      // Who has gone on meanwhile is not brought back.
      if (document.activeElement !== main || focusHeading(main)) observer.disconnect()
    })
    observer.observe(main, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [path])
  return page
}

function focusHeading(main: HTMLElement): boolean {
  // The page before is still there while the next one is on its way, and hidden.
  const headings = [...main.querySelectorAll('h1')]
  return headings.some((heading) => {
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    return document.activeElement === heading
  })
}
