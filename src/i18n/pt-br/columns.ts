import type { columns as english } from '#i18n/en/columns.ts'
import type { Translation } from '#i18n/en/translation.ts'

export const columns: Translation<typeof english> = {
  match: {
    title: 'Associar colunas',
    intro: 'Confira se cada coluna está certa.',
    choose: 'Escolha…',
    none: 'Nenhuma',
    column: 'Coluna {letter}',
    columnNamed: 'Coluna {letter}: {header}',
    introLone: 'Só há uma coluna. Escolha o que ela é; você pode colar a outra ao lado.',
    header: 'Linha de cabeçalho',
    headerRow: 'Linha {row}: {text}',
    noHeader: 'Sem cabeçalho',
    unread: 'Não foi possível ler as linhas desta planilha.',
    tryAgain: 'Tentar de novo',
    samples: 'Linhas de exemplo',
    row: 'Linha',
    looksLike: 'parece ter {kind}',
    unused: 'Não usada',
    use: 'Usar estas colunas',
    needsTracking: 'Escolha a coluna dos códigos de rastreio.',
    needsOrder: 'Escolha a coluna dos IDs de pedido ou a dos números internos.',
    twice: 'Cada coluna só pode ser usada uma vez. {field} ficou sem coluna.',
  },
  matched: '{field} ← {header}',
  matchedCount:
    '{count, plural, one {# coluna associada} many {# de colunas associadas} other {# colunas associadas}}',
  unused: 'Não usadas: {columns}',
  columnInList: 'coluna {letter}',
  cancelled: 'Nada foi adicionado de {source}.',
  kinds: {
    order: 'IDs de pedido',
    tracking: 'códigos de rastreio',
    courier: 'transportadoras',
    date: 'datas e horas',
    amount: 'quantidades ou valores',
    contact: 'dados de contato',
    other: 'outros números e códigos',
    status: 'status',
    words: 'texto',
    empty: 'vazia',
  },
  /** Evidence for a field's column, shown below it. */
  evidence: {
    remembered: 'Você a escolheu em uma planilha anterior como esta',
    platform: '{name} usa esta coluna para isso',
    header: 'O nome é “{name}”',
    courier:
      '{count, number} de {of, plural, one {# valor tem} many {# de valores têm} other {# valores têm}} o formato dos rastreios de {courier}',
    cells:
      '{count, number} de {of, plural, one {# valor parece} many {# de valores parecem} other {# valores parecem}} {kind}',
  },
}
