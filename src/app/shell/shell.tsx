import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useRoute } from 'wouter'
import { type Language, languageName, LANGUAGES } from '#i18n/languages.ts'
import { useLocale, useTranslations } from '#i18n/use-translations.ts'
import { Icon } from '#ui/icon.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { preloadPage } from '#app/pages.ts'
import { applyTheme, readTheme, type Theme, THEMES } from './preferences.ts'
import styles from './shell.module.css'

type ShellProps = {
  readonly practice: boolean
  readonly language: Language
  readonly onLanguage: (language: Language) => void
  /** Whether there is an access token. */
  readonly connection: ReactNode
  /** Sentences that concern every page: another tab, an upload under way. */
  readonly notices: ReactNode
  readonly children: ReactNode
}

/** The frame around every page. */
export function Shell(props: ShellProps) {
  const t = useTranslations('shell')
  const page = usePageFocus()
  return (
    <>
      <a className={styles.skip} href="#page">
        {t('skip')}
      </a>
      <header>
        <div className={styles.bar}>
          <Link href="/" className={styles.brand}>
            <span className={styles.logo}>
              <Icon name="logo" size={20} />
            </span>
            <span className={styles.product}>{t('product')}</span>
          </Link>
          <nav className={styles.nav} aria-label={t('main')}>
            <PageLink href="/" pattern="/" text={t('prepare')} />
            <PageLink href="/uploads" pattern="/uploads/*?" text={t('uploads')} />
            <PageLink href="/settings" pattern="/settings" text={t('settings')} />
            <PageLink href="/help" pattern="/help" text={t('help')} />
          </nav>
          {props.connection}
          <div className={styles.controls}>
            <LanguageChoice language={props.language} onLanguage={props.onLanguage} />
            <ThemeChoice />
          </div>
        </div>
        {props.practice && (
          <p className={styles.practice}>
            <Icon name="info" size={14} /> {t('practice')}
          </p>
        )}
        <div className={styles.notices}>{props.notices}</div>
      </header>
      <main ref={page} id="page" className={styles.page} tabIndex={-1}>
        {props.children}
      </main>
    </>
  )
}

const PAGE_NAMES = { '/uploads': 'uploads', '/settings': 'settings', '/help': 'help' } as const

/** The page in the tab of the browser and in its history; an upload shows its own progress there. */
export function PageName() {
  const t = useTranslations('shell')
  const [path] = useLocation()
  const name = Object.entries(PAGE_NAMES).find(([page]) => page === path)?.[1]
  return name && <title>{`${t(name)} · ${t('product')}`}</title>
}

/** A page that is left takes the control that led away with it: the keyboard then goes on in the new page. */
function usePageFocus() {
  const page = useRef<HTMLElement>(null)
  const [path] = useLocation()
  const last = useRef(path)
  useEffect(() => {
    if (last.current === path) return
    last.current = path
    if (document.activeElement === document.body) page.current?.focus({ preventScroll: true })
  }, [path])
  return page
}

function PageLink({ href, pattern, text }: { href: string; pattern: string; text: string }) {
  const [here] = useRoute(pattern)
  const language = useLocale()
  const preload = () => void preloadPage(href, language)
  return (
    <Link
      href={href}
      className={styles.link}
      aria-current={here ? 'page' : undefined}
      onPointerEnter={preload}
      onFocus={preload}
    >
      {text}
    </Link>
  )
}

type LanguageChoiceProps = Pick<ShellProps, 'language' | 'onLanguage'>

function LanguageChoice({ language, onLanguage }: LanguageChoiceProps) {
  const t = useTranslations('shell')
  return (
    <SelectField
      label={t('language')}
      quietLabel
      value={language}
      options={LANGUAGES.map((tag) => ({ value: tag, text: languageName(tag), lang: tag }))}
      onChange={(event) => {
        const chosen = LANGUAGES.find((tag) => tag === event.target.value)
        if (chosen) onLanguage(chosen)
      }}
    />
  )
}

function ThemeChoice() {
  const t = useTranslations('shell')
  const [theme, setTheme] = useState<Theme>(readTheme)
  return (
    <SelectField
      label={t('theme')}
      quietLabel
      value={theme}
      options={THEMES.map((value) => ({ value, text: t(`themes.${value}`) }))}
      onChange={(event) => {
        const chosen = THEMES.find((value) => value === event.target.value)
        if (!chosen) return
        setTheme(chosen)
        applyTheme(chosen)
      }}
    />
  )
}
