import { lazyPart } from '#page/late.ts'

/** Fetched once the page is quiet, so that what one types after Ctrl+F is in its field. */
export const FindPanel = lazyPart(async () => (await import('./find-panel.tsx')).FindPanel)
