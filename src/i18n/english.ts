import { joinTexts } from './join-texts.ts'
import { firstPage } from '#i18n/en/first-page.ts'
import { laterTexts } from '#i18n/en/later-texts.ts'

export const catalogue = joinTexts(firstPage, laterTexts)
