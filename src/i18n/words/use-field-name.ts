import { ABOUT_FIELD, type TrackingField } from '#domain/entry/tracking-entry.ts'
import { useTranslations } from '#i18n/use-translations.ts'

/** Returns a function that names a field as the form does. */
export function useFieldName(): (field: TrackingField) => string {
  const t = useTranslations('common')
  return (field) => t(ABOUT_FIELD[field].name)
}
