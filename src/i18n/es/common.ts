import type { common as english } from '#i18n/en/common.ts'
import type { Translation } from '#i18n/translation.ts'

export const common: Translation<typeof english> = {
  badCode: 'Tiene caracteres que no se ven.',
  request: 'Petición {number}',
  close: 'Cerrar',
  cancel: 'Cancelar',
  undo: 'Deshacer',
  redo: 'Rehacer',
  loading: 'Cargando…',
  entries: '{count, plural, one {# registro} many {# de registros} other {# registros}}',
  orderId: 'ID de pedido',
  merchantOrderId: 'ID de pedido del comercio',
  courierCode: 'Código de transportista',
  courier: 'Transportista',
  trackingNumber: 'Número de seguimiento',
  row: 'Fila',
  outcome: {
    waiting: 'En espera',
    sending: 'Enviando',
    accepted: 'Aceptado',
    failed: 'Fallido',
    'courier-needed': 'Falta transportista',
    unexplained: 'Sin explicar',
    'in-doubt': 'En duda',
    refused: 'Rechazado en bloque',
    'not-sent': 'No enviado',
    'set-aside': 'Apartado',
  },
  source: {
    pasted: 'Celdas pegadas {number}',
    typed: 'Registros escritos a mano',
    sample: 'Hoja de muestra',
    fileSheet: '{name}, {sheet}',
  },
  comma: ', ',
  listOfSources: '{first} y {count, plural, one {# más} many {# más} other {# más}}',
}
