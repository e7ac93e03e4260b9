import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useTranslations } from '#i18n/use-translations.ts'
import { usePracticeDial } from '#page/preferences/practice-dial.ts'
import { isCalm } from '#service/practice-dial.ts'
import { Icon } from '#ui/icon.tsx'
import { Navigation, PageHere } from './navigation.tsx'
import styles from './shell.module.css'
import { SkipLinks } from './skip-links.tsx'
import { usePageFocus } from './use-page-focus.ts'

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
