import type { Translation } from '#i18n/translation.ts'
import type { couriers as english } from '#i18n/en/couriers.ts'

export const couriers: Translation<typeof english> = {}
