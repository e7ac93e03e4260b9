import type { scanning as english } from '#i18n/en/scanning.ts'
import type { Translation } from '#i18n/en/translation.ts'

export const scanning: Translation<typeof english> = {
  title: 'Escanear etiquetas',
  done: 'Pronto',
  progress: '{scanned, number} de {all, number} escaneadas · faltam {left, number}',
  scanned:
    '{count, plural, =0 {Nenhuma etiqueta escaneada ainda} one {# etiqueta escaneada} many {# de etiquetas escaneadas} other {# etiquetas escaneadas}}',
  ways: {
    label: 'Ordem de leitura',
    'next-order': 'Preencher a planilha',
    'order-first': 'Adicionar pedidos novos',
  },
  order: {
    next: 'Próximo pedido',
    chosen: 'Pedido',
    none: 'Escaneie o pedido',
    noneHint: 'Escaneie o código do pedido ou digite o ID. Depois escaneie a etiqueta dele.',
    allHave: 'Todos os pedidos têm rastreio',
    allHaveHint: 'Escolha “Adicionar pedidos novos” para escanear mais.',
    label: 'Agora escaneie a etiqueta dele.',
    lines: '{count, plural, one {# linha} many {# de linhas} other {# linhas}}',
    hasNumber: 'Já tem rastreio. Outra etiqueta adiciona um segundo pacote.',
  },
  skip: 'Pular',
  other: 'Outro pedido…',
  otherField: 'ID do pedido',
  otherUse: 'Usar este pedido',
  otherMissing: '{name} não está na planilha. Confira o ID.',
  torch: 'Lanterna',
  pictures: 'Ler imagens',
  picture: {
    field: 'Imagens de etiquetas',
    reading: 'Lendo {name}…',
    none: 'Nenhum pedido ou código de rastreio nos códigos de barras de {name}. Nada foi adicionado.',
    unreadable: 'Não é possível abrir {name}. Salve como PNG ou JPEG e tente de novo.',
  },
  camera: {
    label: 'Imagem da câmera',
    opening: 'Abrindo a câmera…',
    loading: 'Carregando o leitor de código de barras…',
    use: 'Usar a câmera',
    tryAgain: 'Tentar de novo',
    problem: {
      insecure:
        'Os navegadores só permitem a câmera em páginas seguras (https). Leia uma imagem em vez disso.',
      refused: 'Seu navegador bloqueia a câmera aqui. Permita ao lado do endereço e tente de novo.',
      none: 'Nenhuma câmera encontrada. Conecte uma ou leia uma imagem.',
      'in-use': 'Não é possível usar a câmera. Feche outros programas que a usam e tente de novo.',
      reader: 'O leitor de código de barras não carregou. Verifique a conexão e tente de novo.',
    },
  },
  hint: {
    several: 'Há várias etiquetas à vista. Mostre só uma.',
    'no-number': 'Esse código de barras não tem rastreio. Mostre outro da etiqueta.',
    'order-needed': 'Isso é uma etiqueta. Escaneie o pedido dela primeiro.',
    'no-order-left': 'Todos os pedidos têm rastreio. Nada foi adicionado.',
  },
  list: 'Escaneadas',
  taken: {
    checked: 'Dígito verificador correto',
    known: 'Formato conhecido',
    plain: 'Formato desconhecido. Compare com a etiqueta.',
    none: 'Compare com a etiqueta.',
  },
  takenApart: 'Rastreio extraído do código de barras completo',
  elsewhere: 'Já está em {owner}. Mantido em {owner}.',
  takenOff: 'Removido de {order}',
  noOrder: 'Sem ID do pedido',
  spoken: {
    taken: '{order}: {number}',
    elsewhere: '{number} já está em {owner}',
    undone: 'Desfeito',
    next: 'Próximo pedido {order}',
    label: 'Pedido {order}. Escaneie a etiqueta dele.',
  },
}
