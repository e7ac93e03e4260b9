import { firstPage } from './first-page.ts'
import { laterPages } from './later-pages.ts'

/** All texts of the product in this language. */
export const catalogue = { ...firstPage, ...laterPages }
