import type { print as english } from '#i18n/en/print.ts'
import type { Translation } from '#i18n/en/translation.ts'

export const print: Translation<typeof english> = {
  button: 'Imprimir',
  title: 'Lista para o motorista',
  parcels: '{count, plural, one {# pacote} many {# de pacotes} other {# pacotes}}',
  noCourier: 'Sem transportadora',
  number: 'Nº',
  taken: 'Coletado',
  signature: 'Motorista, data: ______________________________',
}
