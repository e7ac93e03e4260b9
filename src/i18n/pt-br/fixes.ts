import type { fixes as english } from '#i18n/en/fixes.ts'
import type { Translation } from '#i18n/en/translation.ts'

export const fixes: Translation<typeof english> = {
  swap: 'Inverter {count, plural, one {# registro} many {os # de registros} other {os # registros}}',
  split: 'Dividir {count, plural, one {# registro} many {# de registros} other {# registros}}',
  join: 'Juntar as partes em {count, plural, one {# registro} many {# de registros} other {# registros}}',
  suggest: 'Usar {count, plural, one {# sugestão} many {as # de sugestões} other {as # sugestões}}',
  take: 'Extrair {count, plural, one {# rastreio do link} many {# de rastreios dos links} other {# rastreios dos links}}',
  'clear-courier':
    'Limpar {count, plural, one {# transportadora} many {# de transportadoras} other {# transportadoras}}',
  delete: 'Excluir {count, plural, one {# registro} many {# de registros} other {# registros}}',
  'leave-out': 'Deixar {count, number} de fora',
}
