import type { Translation } from '#i18n/translation.ts'
import type { history as english } from '#i18n/en/history.ts'

export const history: Translation<typeof english> = {}
