import { lazyPart } from './lazy-part.ts'

export const UploadPage = lazyPart(async () => (await import('./pages/upload-page.tsx')).UploadPage)
export const UploadsPage = lazyPart(
  async () => (await import('./pages/uploads-page.tsx')).UploadsPage,
)
export const SettingsPage = lazyPart(
  async () => (await import('./pages/settings-page.tsx')).SettingsPage,
)
export const HelpPage = lazyPart(async () => (await import('./pages/help-page.tsx')).HelpPage)
