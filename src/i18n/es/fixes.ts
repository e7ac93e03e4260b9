import type { fixes as english } from '#i18n/en/fixes.ts'
import type { Translation } from '#i18n/en/translation.ts'

export const fixes: Translation<typeof english> = {
  swap: 'Intercambiar {count, plural, one {# registro} many {# de registros} other {los # registros}}',
  split: 'Dividir {count, plural, one {# registro} many {# de registros} other {# registros}}',
  join: 'Unir las partes en {count, plural, one {# registro} many {# de registros} other {# registros}}',
  suggest:
    'Usar {count, plural, one {# sugerencia} many {# de sugerencias} other {las # sugerencias}}',
  take: 'Tomar {count, plural, one {# número del enlace} many {# de números de los enlaces} other {# números de los enlaces}}',
  'clear-courier':
    'Quitar {count, plural, one {# transportista} many {# de transportistas} other {# transportistas}}',
  delete: 'Eliminar {count, plural, one {# registro} many {# de registros} other {# registros}}',
  'leave-out': 'Excluir {count, number}',
}
