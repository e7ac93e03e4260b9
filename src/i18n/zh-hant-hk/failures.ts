import type { Translation } from '#i18n/translation.ts'
import type { failures as english } from '#i18n/en/failures.ts'

export const failures: Translation<typeof english> = {}
