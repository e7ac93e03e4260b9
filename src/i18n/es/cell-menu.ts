import type { cellMenu as english } from '#i18n/en/cell-menu.ts'
import type { Translation } from '#i18n/en/translation.ts'

export const cellMenu: Translation<typeof english> = {
  title: 'Celdas y filas',
  edit: 'Editar',
  deleteOne: 'Eliminar',
  history: 'Historial',
  cut: 'Cortar',
  copy: 'Copiar',
  paste: 'Pegar',
  clear: 'Vaciar',
  fill: 'Rellenar la selección',
  fillDown: 'Rellenar hacia abajo',
  fillRight: 'Rellenar hacia la derecha',
  restore: 'Restaurar originales',
  swap: 'Intercambiar pedido y número{count, plural, one {} many { en # de filas} other { en # filas}}',
  setCourier: 'Asignar transportista…',
  clearCourier: 'Quitar transportista',
  insertAbove: 'Insertar {count, plural, one {fila} many {# de filas} other {# filas}} arriba',
  insertBelow: 'Insertar {count, plural, one {fila} many {# de filas} other {# filas}} abajo',
  duplicate: 'Duplicar {count, plural, one {la fila} many {# de filas} other {# filas}}',
  delete: 'Eliminar {count, plural, one {la fila} many {# de filas} other {# filas}}',
  find: 'Buscar…',
  replace: 'Reemplazar…',
}
