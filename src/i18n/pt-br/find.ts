import type { find as english } from '#i18n/en/find.ts'
import type { Translation } from '#i18n/en/translation.ts'

export const find: Translation<typeof english> = {
  title: 'Localizar e substituir',
  find: 'Localizar',
  put: 'Substituir por',
  fields: 'Localizar em',
  wholeValue: 'Célula inteira',
  matchCase: 'Diferenciar maiúsculas',
  next: 'Próximo',
  previous: 'Anterior',
  position: '{position, number} de {count, number}',
  count: '{count, plural, =0 {# células} one {# célula} many {# de células} other {# células}}',
  hidden:
    'A busca não inclui {count, plural, one {# linha oculta} many {# de linhas ocultas} other {# linhas ocultas}}.',
  hiddenColumns:
    'A busca não inclui {count, plural, one {# coluna oculta} many {# de colunas ocultas} other {# colunas ocultas}}.',
  showReplace: 'Substituir…',
  replaceOne: 'Substituir',
  replaceAll: 'Substituir tudo',
  replaced:
    'Texto substituído em {count, plural, one {# célula} many {# de células} other {# células}}.',
  browser: 'Ctrl+F busca nas células enquanto você está na planilha.',
  preview: 'O que muda',
  firstRows: 'As primeiras {count, number} linhas. Outras linhas também mudam.',
  more: 'e {count, plural, one {mais # registro} many {mais # de registros} other {mais # registros}}',
  nothing: 'Nenhum resultado.',
  nothingChanges: 'Nada muda.',
}
