import { useSyncExternalStore } from 'react'
import { type Language, LANGUAGES, suggestLanguage } from '#i18n/languages.ts'
import { createListeners } from '#worker-calls/listeners.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const LANGUAGE_KEY = 'tracking-upload language'
/** Read by public/first-paint.js too. */
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

export function readLanguage(): Language {
  const kept = readPreference(LANGUAGE_KEY)
  return LANGUAGES.find((language) => language === kept) ?? suggestLanguage(navigator.languages)
}

export function keepLanguage(language: Language): void {
  writePreference(LANGUAGE_KEY, language)
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

/** Something to switch on or off. */
export function createSwitch(key: string, isOnAtFirst: boolean) {
  const listeners = createListeners()
  const kept = readPreference(key)
  let isOn = kept === null ? isOnAtFirst : kept === 'on'
  const get = () => isOn
  return {
    get,
    use: () => useSyncExternalStore(listeners.subscribe, get),
    set: (on: boolean) => {
      isOn = on
      writePreference(key, on ? 'on' : 'off')
      listeners.tell()
    },
  }
}
