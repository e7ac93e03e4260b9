import type { common as english } from '#i18n/en/common.ts'
import type { Translation } from '#i18n/translation.ts'

export const common: Translation<typeof english> = {
  close: 'Cerrar',
  cancel: 'Cancelar',
  undo: 'Deshacer',
  redo: 'Rehacer',
  loading: 'Cargando…',
  entries: '{count, plural, one {# envío} many {# de envíos} other {# envíos}}',
  orderId: 'ID de pedido',
  merchantOrderId: 'ID de pedido del comercio',
  courierCode: 'Código de transportista',
  courier: 'Transportista',
  trackingNumber: 'Número de seguimiento',
  row: 'Fila',
  outcome: {
    waiting: 'En espera',
    sending: 'Enviando',
    accepted: 'Aceptados',
    failed: 'Fallidos',
    'courier-needed': 'Falta transportista',
    unexplained: 'Sin explicar',
    'in-doubt': 'En duda',
    refused: 'Rechazados en bloque',
    'not-sent': 'No enviados',
    'set-aside': 'Apartados',
  },
  source: {
    pasted: 'Celdas pegadas {number}',
    typed: 'Envíos escritos a mano',
    sample: 'Hoja de muestra',
    fileSheet: '{name}, {sheet}',
  },
  listOfSources: '{first} y {count, plural, one {# más} many {# más} other {# más}}',
}
