import type { values as english } from '#i18n/en/values.ts'
import type { Translation } from '#i18n/en/translation.ts'

export const values: Translation<typeof english> = {
  title: 'Nomes e códigos de transportadora',
  intro: 'Escolha o código a enviar para cada nome da sua planilha.',
  commonest:
    'Mostrando os {shown, number} mais frequentes de {count, plural, one {# valor} many {# de valores} other {# valores}}.',
  none: 'Sem transportadora',
  rows: '{count, plural, =0 {# linhas} one {# linha} many {# de linhas} other {# linhas}}',
  name: 'Nome, sem código',
  whatFor: 'O que enviar para {value}',
  whatForNone: 'O que enviar sem transportadora',
  keep: 'Manter',
  empty: 'Deixar vazio e escolher depois',
  code: 'Código da transportadora',
  codeFor: 'Código da transportadora para {value}',
  codeForNone: 'Código da transportadora para registros sem nenhuma',
  codeNeeded: 'Digite um código de transportadora.',
  change:
    'Alterar {count, plural, =0 {# linhas} one {# linha} many {# de linhas} other {# linhas}}',
  from: {
    'chosen-before': 'Escolhido antes',
    service: 'Visto nas respostas do seu serviço',
    'public-list': 'De uma lista pública. Seu serviço pode usar outros códigos.',
  },
  names: {
    label: 'Nomes de transportadora',
    found:
      '{count, plural, one {# nome de transportadora associado a um código} many {# de nomes de transportadora associados a códigos} other {# nomes de transportadora associados a códigos}}',
    from: '{from}',
    item: '{value} → {code} ({count, plural, one {# linha} many {# de linhas} other {# linhas}})',
    codeOf: '{name} {code}',
    more: 'mais {count, number}',
    unclear:
      '{count, plural, one {# nome serve para várias transportadoras} many {# de nomes servem para várias transportadoras} other {# nomes servem para várias transportadoras}}: {names}.',
    use: '{count, plural, one {Usar este código} many {Usar estes códigos} other {Usar estes códigos}}',
    review: 'Revisar códigos',
    choose: 'Escolher códigos',
  },
  forAll: {
    title: 'Transportadora para todos os registros',
    intro:
      'Nenhum registro tem transportadora. Escolha uma para todos, ou deixe assim e escolha depois de enviar.',
    set: 'Definir para {count, plural, =0 {# registros} one {# registro} many {# de registros} other {# registros}}',
    codeNeeded: 'Digite um código de transportadora.',
  },
  forSome: {
    title: 'Definir transportadora',
    intro: 'Substitui a transportadora que eles têm agora.',
  },
  hidden: {
    space: '{count, plural, one {espaço} many {# de espaços} other {# espaços}}',
    'no-break-space':
      '{count, plural, one {espaço rígido} many {# de espaços rígidos} other {# espaços rígidos}}',
    tab: '{count, plural, one {tabulação} many {# de tabulações} other {# tabulações}}',
    'line-break':
      '{count, plural, one {quebra de linha} many {# de quebras de linha} other {# quebras de linha}}',
    'zero-width':
      '{count, plural, one {espaço oculto} many {# de espaços ocultos} other {# espaços ocultos}}',
    direction:
      '{count, plural, one {direção de escrita} many {# de direções de escrita} other {# direções de escrita}}',
    'byte-order-mark': 'marca de ordem de bytes',
    control:
      '{count, plural, one {caractere de controle} many {# de caracteres de controle} other {# caracteres de controle}}',
  },
}
