import type { Translation } from '#i18n/translation.ts'
import type { settings as english } from '#i18n/en/settings.ts'

export const settings: Translation<typeof english> = {}
