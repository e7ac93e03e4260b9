import type { history as english } from '#i18n/en/history.ts'
import type { Translation } from '#i18n/translation.ts'

export const history: Translation<typeof english> = {
  title: 'Subidas',
  empty: 'Todavía no se ha subido nada desde este navegador.',
  emptyNext: 'Preparar una hoja',
  search: 'Buscar subidas por nombre',
  nothing: 'Ninguna subida tiene «{search}» en su nombre.',
  list: 'Subidas anteriores',
  practice: 'Práctica',
  failed: 'No se han podido leer las subidas que guarda este navegador.',
  again: 'Intentar otra vez',
}
