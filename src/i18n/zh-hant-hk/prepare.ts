import type { Translation } from '#i18n/translation.ts'
import type { prepare as english } from '#i18n/en/prepare.ts'

export const prepare: Translation<typeof english> = {}
