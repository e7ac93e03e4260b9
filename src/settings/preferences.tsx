import { type ReactNode, useId, useState } from 'react'
import { languageName, LANGUAGES } from '#i18n/languages.ts'
import { useLocale, useTranslations } from '#i18n/use-translations.ts'
import { setKeepToken, useKeepToken } from '#shell/preferences/keep-token.ts'
import { useChooseLanguage } from '#shell/preferences/language-choice.ts'
import {
  applyTheme,
  isLanguageMissing,
  readTheme,
  type Theme,
  THEMES,
} from '#shell/preferences/preferences.ts'
import { setScanSignals, useScanSignals } from '#shell/preferences/scan-signals.ts'
import { useServices } from '#shell/services.ts'
import { setSingleKeys, useSingleKeys } from '#shell/keys/single-keys.ts'
import { Section } from './section.tsx'
import styles from './settings.module.css'

/** Preferences of the user, kept in this browser for every service. */
export function Preferences() {
  const t = useTranslations('settings.preferences')
  const tToken = useTranslations('token')
  const { tokens } = useServices()
  const keepsToken = useKeepToken()
  const hasSingleKeys = useSingleKeys()
  const hasScanSignals = useScanSignals()
  return (
    <Section title={t('title')}>
      <div className="stack">
        <LanguageSelect />
        <ThemeSelect />
        <Check
          term={tToken('field')}
          text={tToken('keep')}
          hint={tToken('keepHint')}
          isOn={keepsToken}
          onChange={(on) => {
            setKeepToken(on)
            tokens.keep(on)
          }}
        />
        <Check
          term={t('keyboard')}
          text={t('singleKeys')}
          isOn={hasSingleKeys}
          onChange={setSingleKeys}
        />
        <Check
          term={t('scanning')}
          text={t('scanSignals')}
          isOn={hasScanSignals}
          onChange={setScanSignals}
        />
      </div>
    </Section>
  )
}

function LanguageSelect() {
  const t = useTranslations('settings.preferences')
  const language = useLocale()
  const choose = useChooseLanguage()
  return (
    <Select
      label={t('language')}
      hint={isLanguageMissing() ? t('languageMissing') : undefined}
      value={language}
      onChange={(value) => {
        const chosen = LANGUAGES.find((tag) => tag === value)
        if (chosen) void choose(chosen)
      }}
    >
      {LANGUAGES.map((tag) => (
        <option key={tag} value={tag} lang={tag}>
          {languageName(tag)}
        </option>
      ))}
    </Select>
  )
}

function ThemeSelect() {
  const t = useTranslations('settings.preferences')
  const [theme, setTheme] = useState<Theme>(readTheme)
  return (
    <Select
      label={t('theme')}
      value={theme}
      onChange={(value) => {
        const chosen = THEMES.find((one) => one === value)
        if (!chosen) return
        setTheme(chosen)
        applyTheme(chosen)
      }}
    >
      {THEMES.map((one) => (
        <option key={one} value={one}>
          {t(`themes.${one}`)}
        </option>
      ))}
    </Select>
  )
}

type SelectProps = {
  readonly label: string
  readonly hint?: string | undefined
  readonly value: string
  readonly onChange: (value: string) => void
  readonly children: ReactNode
}

function Select({ label, hint, value, onChange, children }: SelectProps) {
  const id = useId()
  return (
    <div className={styles.row}>
      <label className="quiet" htmlFor={id}>
        {label}
      </label>
      <div>
        <select
          id={id}
          className={styles.select}
          value={value}
          aria-describedby={hint && `${id}-hint`}
          onChange={(event) => onChange(event.target.value)}
        >
          {children}
        </select>
        {hint && (
          <p id={`${id}-hint`} className="quiet">
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}

type CheckProps = {
  readonly term: string
  readonly text: string
  readonly hint?: string
  readonly isOn: boolean
  readonly onChange: (on: boolean) => void
}

function Check({ term, text, hint, isOn, onChange }: CheckProps) {
  const id = useId()
  return (
    <div className={styles.row}>
      <span className="quiet">{term}</span>
      <div>
        <label className={styles.choice}>
          <input
            type="checkbox"
            className="check"
            checked={isOn}
            aria-describedby={hint && id}
            onChange={(event) => onChange(event.target.checked)}
          />
          <span>{text}</span>
        </label>
        {hint && (
          <p id={id} className={styles.hint}>
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}
