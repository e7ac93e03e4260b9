import { lazyPart } from '#page/late.ts'

/** The form on the empty first page, fetched with that page. */
export const EntryForm = lazyPart(async () => (await import('./entry-form.tsx')).EntryForm)
