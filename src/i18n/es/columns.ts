import type { Translation } from '#i18n/translation.ts'
import type { columns as english } from '#i18n/en/columns.ts'

export const columns: Translation<typeof english> = {}
