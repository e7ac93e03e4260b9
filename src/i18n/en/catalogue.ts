import { joinTexts } from '#i18n/join-texts.ts'
import { firstPage } from './first-page.ts'
import { laterTexts } from './later-texts.ts'

export const catalogue = joinTexts(firstPage, laterTexts)
