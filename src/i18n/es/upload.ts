import type { Translation } from '#i18n/translation.ts'
import type { upload as english } from '#i18n/en/upload.ts'

export const upload: Translation<typeof english> = {}
