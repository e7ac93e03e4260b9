import type { arrange as english } from '#i18n/en/arrange.ts'
import type { Translation } from '#i18n/en/translation.ts'

export const arrange: Translation<typeof english> = {
  menu: '{column}: classificar e filtrar',
  ascending: 'Classificar de A a Z',
  descending: 'Classificar de Z a A',
  asInSheet: 'Ordem original',
  lastRowFirst: 'Última linha primeiro',
  problemsFirst: 'Problemas primeiro',
  warningsFirst: 'Avisos primeiro',
  sortBy: 'Classificar por {column}',
  sorted: 'Ordem: {how}',
  filter: 'Filtrar',
  filtered: 'Filtrar ({count, number})',
  withoutCourier: 'Sem transportadora',
  onlyEmpty: 'Só células vazias',
  cleaned: 'Ajustados automaticamente',
  source: 'De {name}',
  issue: '{kind} ({count, number})',
  fit: 'Ajustar ao conteúdo',
  wider: 'Alargar',
  narrower: 'Estreitar',
  swapWith: 'Inverter com {column}',
  setCouriers: 'Definir a transportadora de todos…',
  clearCouriers: 'Limpar todas as transportadoras',
  hideColumn: 'Ocultar coluna',
}
