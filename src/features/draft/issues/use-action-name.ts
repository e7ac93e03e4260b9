import type { ActionName } from '#domain/draft/draft-view.ts'
import { useFieldName } from '#i18n/words/use-field-name.ts'
import { useTranslations } from '#i18n/use-translations.ts'

/** What an undo or redo is called: "Pasted 212 cells". */
export function useActionName(): (action: ActionName) => string {
  const t = useTranslations('prepare.action')
  const nameOfField = useFieldName()
  return (action) => {
    switch (action.kind) {
      case 'edited':
        return t(action.kind, { row: String(action.row), field: nameOfField(action.field) })
      case 'pasted':
        return t(action.kind, { count: action.cells })
      case 'replaced':
      case 'columns-changed':
      case 'reading-changed':
      case 'columns-kept':
        return t(action.kind)
      default:
        return t(action.kind, { count: action.rows })
    }
  }
}
