import type { joinTexts } from './join-texts.ts'
import type { firstPage } from './en/first-page.ts'
import type { laterTexts } from './en/later-texts.ts'
import type { Translation } from '#i18n/en/translation.ts'

/** Texts of the empty page and of the frame around every page. */
export type FirstPageTexts = Translation<typeof firstPage>
/** All other texts: those of a sheet and of the other pages. */
export type LaterTexts = Translation<typeof laterTexts>
export type Catalogue = ReturnType<typeof joinTexts<FirstPageTexts, LaterTexts>>
