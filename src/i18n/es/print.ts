import type { print as english } from '#i18n/en/print.ts'
import type { Translation } from '#i18n/en/translation.ts'

export const print: Translation<typeof english> = {
  button: 'Imprimir',
  title: 'Lista para el conductor',
  parcels: '{count, plural, one {# paquete} many {# de paquetes} other {# paquetes}}',
  noCourier: 'Sin transportista',
  number: 'N.º',
  taken: 'Recogido',
  signature: 'Conductor, fecha: ______________________________',
}
