import type { Language } from '#i18n/languages.ts'
import { loadLaterPagesTexts } from '#i18n/load-catalogue.ts'
import { HelpPage, SettingsPage, UploadPage, UploadsPage } from './later-pages.ts'
import type { Services } from './services.ts'

/** What React holds back behind a fallback, for as long as this, is better waited for without one. */
const FALLBACK_MS = 300

type Opening = {
  /** The page can be drawn without a fallback, or it takes so long that one is better. */
  readonly drawable: Promise<unknown>
  /** Begins to read what the page shows. */
  readonly begin: (services: Services) => void
}

/**
 * Of any page but the first its code, its texts and its entries are fetched at once, side by side with everything else
 * that a start brings; the page finds them under way. What fails here fails there again, and is said there.
 */
export function openEarly(path: string, language: Language): Opening {
  const [, first, id] = path.split('/')
  const page = first === 'uploads' && id ? UploadPage : PAGES.get(first ?? '')
  if (page === undefined) return { drawable: Promise.resolve(), begin: () => undefined }
  const texts = loadLaterPagesTexts(language).catch(() => undefined)
  const tooLong = new Promise((resolve) => setTimeout(resolve, FALLBACK_MS))
  return {
    drawable: Promise.race([Promise.all([page.preload(), texts]), tooLong]),
    begin: ({ uploads }) => {
      if (page === UploadPage && id) void uploads?.open(id).catch(() => undefined)
    },
  }
}

type Fetched = { readonly preload: () => Promise<unknown> }

const PAGES = new Map<string, Fetched>([
  ['uploads', UploadsPage],
  ['settings', SettingsPage],
  ['help', HelpPage],
])
