import type { shell as english } from '#i18n/en/shell.ts'
import type { Translation } from '#i18n/translation.ts'

export const shell: Translation<typeof english> = {}
