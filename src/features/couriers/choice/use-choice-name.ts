import type { UndoableChoice } from '#domain/upload/upload.ts'
import { useTranslations } from '#i18n/use-translations.ts'

/** What a choice is called when it can be undone: "Set 212 entries to Yanwen". */
export function useChoiceName(): (choice: UndoableChoice) => string {
  const t = useTranslations('couriers')
  return ({ positions, courier, courierName }) => {
    const count = positions.length
    return courier === null
      ? t('choiceLater', { count })
      : t('choice', { count, courier: courierName })
  }
}
