import { EntryForm } from '#features/draft/entry-form/late-entry-form.ts'
import type { Language } from '#i18n/languages.ts'
import { asidePart } from '#page/aside-part.ts'
import { late, lazyPart } from '#page/late.ts'
import { getHadSheet } from '#page/preferences/had-sheet.ts'
import { fetchLaterTexts } from '#page/later-texts.tsx'

/** What reads what is kept; it comes with the first part that needs it. */
export const QueriesRoot = lazyPart(
  async () => (await import('#page/queries-root.tsx')).QueriesRoot,
)
/** What opens and runs uploads. */
export const uploadOpener = late(
  async () => (await import('#run/uploads/open-upload.ts')).openUpload,
)
/** It comes with what opens uploads: without that there is nothing to show. */
export const UploadPage = lazyPart(async () => {
  const [page] = await Promise.all([
    import('./pages/upload-page.tsx').then(({ UploadPage }) => UploadPage),
    uploadOpener.fetch(),
  ])
  return page
})
/** The grid and what is beside it. */
export const DraftPanel = lazyPart(async () => {
  const { DraftPanel, fetchParts } = await import('#features/draft/draft-panel.tsx')
  fetchParts()
  return DraftPanel
})
/** The empty page fetches it once it is drawn, so that the first sheet needn't wait. */
export function fetchSheetAhead(): void {
  void DraftPanel.preload()
}
export const UploadsPage = lazyPart(
  async () => (await import('./pages/uploads-page.tsx')).UploadsPage,
)
export const SettingsPage = lazyPart(
  async () => (await import('#features/settings/settings-panel.tsx')).SettingsPanel,
)
export const OpenHandOver = lazyPart(
  async () => (await import('#features/upload/hand-over/open-hand-over.tsx')).OpenHandOver,
)
/** What became of an upload that ends while another page is open. */
export const newsOfUpload = late(
  async () => (await import('#features/upload/notify/news-of-upload.tsx')).NewsOfUpload,
)
export const HelpPage = lazyPart(async () => (await import('./pages/help-page.tsx')).HelpPage)

/** Fetches everything that the page of an address is drawn with; what is missing is said when it is drawn. */
export async function preloadPage(path: string, language: Language): Promise<void> {
  if (path === '/') return getHadSheet() ? DraftPanel.preload() : EntryForm.preload()
  const page = pageOf(path)
  if (page === undefined) return
  const texts = fetchLaterTexts(language).catch(() => undefined)
  await Promise.all([page.preload(), QueriesRoot.preload(), texts])
}

function pageOf(path: string) {
  const [, first, id] = path.split('/')
  switch (first) {
    case 'uploads':
      return id ? UploadPage : UploadsPage
    case 'settings':
      return SettingsPage
    case 'help':
      return HelpPage
  }
}

/** What is left to do in earlier uploads: beside the empty sheet, and beside the name of their page. */
export const EarlierUploads = asidePart(
  async () => (await import('./uploads-aside.tsx')).EarlierUploads,
)
export const UploadsNeedYou = asidePart(
  async () => (await import('./uploads-aside.tsx')).UploadsNeedYou,
)
