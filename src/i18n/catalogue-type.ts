import type { firstPage } from './en/first-page.ts'
import type { laterPages } from './en/later-pages.ts'
import type { Translation } from './translation.ts'

/** The texts of the first page and of the frame around every page. */
export type FirstPageTexts = Translation<typeof firstPage>
/** The texts of the other pages. */
export type LaterPagesTexts = Translation<typeof laterPages>
export type Catalogue = FirstPageTexts & LaterPagesTexts
