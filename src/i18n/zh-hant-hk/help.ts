import type { help as english } from '#i18n/en/help.ts'
import type { Translation } from '#i18n/translation.ts'

export const help: Translation<typeof english> = {}
