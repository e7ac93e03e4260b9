import type { cellMenu as english } from '#i18n/en/cell-menu.ts'
import type { Translation } from '#i18n/en/translation.ts'

export const cellMenu: Translation<typeof english> = {
  title: 'Células e linhas',
  edit: 'Editar',
  deleteOne: 'Excluir',
  history: 'Histórico',
  cut: 'Recortar',
  copy: 'Copiar',
  paste: 'Colar',
  clear: 'Limpar',
  fill: 'Preencher a seleção',
  fillDown: 'Preencher para baixo',
  fillRight: 'Preencher para a direita',
  restore: 'Restaurar originais',
  swap: 'Inverter pedido e rastreio{count, plural, one {} many { em # de linhas} other { em # linhas}}',
  setCourier: 'Definir transportadora…',
  clearCourier: 'Limpar transportadora',
  insertAbove: 'Inserir {count, plural, one {linha} many {# de linhas} other {# linhas}} acima',
  insertBelow: 'Inserir {count, plural, one {linha} many {# de linhas} other {# linhas}} abaixo',
  duplicate: 'Duplicar {count, plural, one {linha} many {# de linhas} other {# linhas}}',
  delete: 'Excluir {count, plural, one {linha} many {# de linhas} other {# linhas}}',
  find: 'Localizar…',
  replace: 'Substituir…',
}
