import type { history as english } from '#i18n/en/history.ts'
import type { Translation } from '#i18n/translation.ts'

export const history: Translation<typeof english> = {
  title: 'Cargas',
  empty: 'Todavía no se cargó nada desde este navegador.',
  emptyNext: 'Preparar una hoja',
  search: 'Buscar cargas por nombre',
  nothing: 'Ninguna carga tiene «{search}» en su nombre.',
  list: 'Cargas anteriores',
  practice: 'Práctica',
  failed: 'No se pudieron leer las cargas que guarda este navegador.',
  again: 'Intentar otra vez',
}
