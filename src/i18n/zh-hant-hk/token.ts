import type { Translation } from '#i18n/translation.ts'
import type { token as english } from '#i18n/en/token.ts'

export const token: Translation<typeof english> = {}
