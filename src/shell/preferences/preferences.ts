import { useSyncExternalStore } from 'react'
import { type Language, LANGUAGES } from '#i18n/languages.ts'
import { createListeners } from '#base/listeners.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** public/first-paint.js reads these keys too. */
const LANGUAGE_KEY = 'tracking-upload language'
const THEME_KEY = 'tracking-upload theme'

/** If the browser forbids storage, a preference lasts until the page is left. */
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
    // The preference lasts until the page is left.
  }
}

/** Returns the language that `public/first-paint.js` detected, or the one that the user has chosen since. */
export function readLanguage(): Language {
  return LANGUAGES.find((language) => language === document.documentElement.lang) ?? 'en'
}

/** Returns whether the product has none of the browser's languages and the user hasn't chosen one. */
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
  /** Parses the stored text; null: nothing stored. */
  readonly parse: (kept: string | null) => Value
  readonly format: (value: Value) => string
}

/** Creates a stored preference: a hook that reads it, and a setter. */
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

/** Creates a stored on/off preference. */
export const createSwitch = (key: string, isOnAtFirst: boolean) =>
  createPreference<boolean>({
    key,
    parse: (kept) => (kept === null ? isOnAtFirst : kept === 'on'),
    format: (isOn) => (isOn ? 'on' : 'off'),
  })
