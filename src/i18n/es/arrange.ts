import type { arrange as english } from '#i18n/en/arrange.ts'
import type { Translation } from '#i18n/en/translation.ts'

export const arrange: Translation<typeof english> = {
  menu: '{column}: ordenar y filtrar',
  ascending: 'Ordenar de A a Z',
  descending: 'Ordenar de Z a A',
  asInSheet: 'Orden original',
  lastRowFirst: 'Última fila primero',
  problemsFirst: 'Problemas primero',
  warningsFirst: 'Avisos primero',
  sortBy: 'Ordenar por {column}',
  sorted: 'Orden: {how}',
  filter: 'Filtrar',
  filtered: 'Filtrar ({count, number})',
  withoutCourier: 'Sin transportista',
  onlyEmpty: 'Solo celdas vacías',
  cleaned: 'Ajustados automáticamente',
  source: 'De {name}',
  issue: '{kind} ({count, number})',
  fit: 'Ajustar al contenido',
  wider: 'Ensanchar',
  narrower: 'Estrechar',
  swapWith: 'Intercambiar con {column}',
  setCouriers: 'Asignar transportista a todos…',
  clearCouriers: 'Quitar todos los transportistas',
  hideColumn: 'Ocultar columna',
}
