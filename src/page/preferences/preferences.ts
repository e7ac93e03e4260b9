import { useSyncExternalStore } from 'react'
import { type Language, LANGUAGES } from '#i18n/languages.ts'
import { createListeners } from '#worker-calls/listeners.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** Read by public/first-paint.js too. */
const LANGUAGE_KEY = 'tracking-upload language'
const THEME_KEY = 'tracking-upload theme'

/** A browser can forbid storage; a preference is then kept for this page only. */
export function readPreference(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writePreference(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // It holds until the page is left.
  }
}

/** The language that `public/first-paint.js` has chosen before any code, or the person since. */
export function readLanguage(): Language {
  return LANGUAGES.find((language) => language === document.documentElement.lang) ?? 'en'
}

/** Whether the product speaks none of the browser's languages, and nobody has chosen one yet. */
export const isLanguageMissing = (): boolean =>
  document.documentElement.dataset.language === 'missing'

export function keepLanguage(language: Language): void {
  writePreference(LANGUAGE_KEY, language)
  delete document.documentElement.dataset.language
}

export function readTheme(): Theme {
  const kept = readPreference(THEME_KEY)
  return THEMES.find((theme) => theme === kept) ?? 'system'
}

export function applyTheme(theme: Theme): void {
  writePreference(THEME_KEY, theme)
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

type Preference<Value> = {
  readonly key: string
  /** From what is kept; null: nothing is. */
  readonly parse: (kept: string | null) => Value
  readonly format: (value: Value) => string
}

/** Something that this browser remembers: a hook that gives it, and what changes it. */
export function createPreference<Value>({ key, parse, format }: Preference<Value>) {
  const listeners = createListeners()
  let known: { readonly value: Value } | undefined
  const get = () => (known ??= { value: parse(readPreference(key)) }).value
  return {
    get,
    use: () => useSyncExternalStore(listeners.subscribe, get),
    set: (value: Value) => {
      known = { value }
      writePreference(key, format(value))
      listeners.tell()
    },
  }
}

/** Something to switch on or off. */
export const createSwitch = (key: string, isOnAtFirst: boolean) =>
  createPreference<boolean>({
    key,
    parse: (kept) => (kept === null ? isOnAtFirst : kept === 'on'),
    format: (isOn) => (isOn ? 'on' : 'off'),
  })
