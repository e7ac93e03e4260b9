import type { prepare as english } from '#i18n/en/prepare.ts'
import type { Translation } from '#i18n/en/translation.ts'

export const prepare: Translation<typeof english> = {
  how: {
    title: 'Como funciona',
    add: 'Adicione sua planilha',
    addText: 'Cole, solte, escaneie ou digite.',
    fix: 'Corrija o que for apontado',
    fixText: 'Rastreios faltando, repetições, dígitos perdidos no Excel.',
    upload: 'Envie',
    uploadText:
      'Veja o que aconteceu com cada registro. Escolha transportadoras e reenvie o que falhou.',
  },
  unfinished: {
    title: 'Uploads em aberto',
    none: 'Todos os uploads estão concluídos.',
    all: 'Ver todos os uploads',
    needYou:
      '{count, plural, one {# upload requer atenção} many {# de uploads requerem atenção} other {# uploads requerem atenção}}',
    work: {
      'courier-needed':
        '{count, plural, one {# sem transportadora} many {# sem transportadora} other {# sem transportadora}}',
      failed: '{count, number} com falha',
      unexplained: '{count, number} sem explicação',
      'in-doubt': '{count, number} sem confirmação',
      refused: '{count, number} com envio recusado',
      'not-sent':
        '{count, plural, one {# não enviado} many {# de não enviados} other {# não enviados}}',
      waiting: '{count, number} na fila',
      sending: '{count, number} em envio',
    },
  },
  source: {
    label: 'Origens',
    details: 'Detalhes',
    more: 'mais {count, number}',
    rows: '{count, plural, one {# linha} many {# de linhas} other {# linhas}}',
    header: 'Cabeçalho na linha {row}',
    droppedRows:
      '{count, plural, one {# linha} many {# de linhas} other {# linhas}} sem pedido ({kinds}): {rows}',
    dropped: {
      title: 'título',
      header: 'cabeçalho',
      blank: 'em branco',
      total: 'total',
      divider: 'linha de traços',
    },
    rowsAndMore: '{rows}…',
    openQuotes:
      '{count, plural, one {Linha {rows}: aspas sem fechar. Compare} many {Linhas {rows}: aspas sem fechar. Compare} other {Linhas {rows}: aspas sem fechar. Compare}} com o seu arquivo.',
    longRows:
      '{count, plural, one {A linha {rows} tem mais células que o cabeçalho. Compare} many {As linhas {rows} têm mais células que o cabeçalho. Compare} other {As linhas {rows} têm mais células que o cabeçalho. Compare}} com o seu arquivo.',
    headers:
      '{count, plural, one {Linha {rows}: cabeçalho de outra tabela, lida pelas próprias colunas} many {Linhas {rows}: cabeçalhos de outras tabelas, lidas pelas próprias colunas} other {Linhas {rows}: cabeçalhos de outras tabelas, lidas pelas próprias colunas}}',
    rescued:
      '{count, plural, one {# código encurtado restaurado} many {# de códigos encurtados restaurados} other {# códigos encurtados restaurados}}',
    receiptOf: 'Resultados de {shop}',
    receiptOfOther: 'De {shop}. Seu token é de {tokenShop}.',
    acceptedSkipped:
      '{count, plural, one {# já aceita, não adicionada} many {# de já aceitas, não adicionadas} other {# já aceitas, não adicionadas}}',
    setAsideSkipped:
      '{count, plural, one {# arquivada, não adicionada} many {# de arquivadas, não adicionadas} other {# arquivadas, não adicionadas}}',
    doubtful:
      '{count, plural, one {# linha pode já ter sido aceita. Confira} many {# de linhas podem já ter sido aceitas. Confira} other {# linhas podem já ter sido aceitas. Confira}} na sua loja antes de enviar.',
    replace: 'Substituir a planilha',
    replaceHint: 'Substituir tudo por {name}',
    changeColumns: 'Alterar colunas',
    changeColumnsOf: 'Alterar colunas de {name}',
    readAs: 'Lido como {encoding}',
    changeReading: 'Alterar',
    changeReadingOf: 'Alterar as opções de importação de {name}',
    hiddenIncluded:
      '{count, plural, one {# linha oculta incluída} many {# de linhas ocultas incluídas} other {# linhas ocultas incluídas}}',
    hiddenSkipped:
      '{count, plural, one {# linha oculta ignorada} many {# de linhas ocultas ignoradas} other {# linhas ocultas ignoradas}}',
    skipHidden: 'Ignorar linhas ocultas',
    includeHidden: 'Incluir linhas ocultas',
    hiddenColumns:
      '{count, plural, one {# coluna está oculta} many {# de colunas estão ocultas} other {# colunas estão ocultas}} no seu arquivo',
    struckCells:
      'Texto tachado ignorado em {count, plural, one {# célula} many {# de células} other {# células}}',
    filledCells:
      '{count, plural, one {# célula preenchida} many {# de células preenchidas} other {# células preenchidas}} a partir de células mescladas',
  },
  readingDialog: {
    title: 'Opções de importação',
    intro: 'Se o texto abaixo parecer errado, altere a codificação ou o separador.',
    encoding: 'Codificação',
    delimiter: 'Separador',
    automatic: 'Automático',
    comma: 'Vírgula',
    semicolon: 'Ponto e vírgula',
    tab: 'Tabulação',
    bar: 'Barra vertical ( | )',
    spaces: 'Espaços',
    preview: 'Primeiras linhas',
    impossible: 'A codificação {encoding} não serve para este arquivo.',
    use: 'Aplicar',
  },
  merchantOnly: {
    text: 'Esta planilha não tem IDs de pedido, só números internos. Se na sua loja forem iguais, use esses.',
    use: 'Usar o número interno como ID do pedido',
  },
  sheet: {
    label: 'Planilha',
    grid: 'Registros',
    filter: 'Mostrar',
    all: 'Todos',
    problems: 'Problemas',
    warnings: 'Avisos',
    ready: '{count, plural, =0 {# prontos} one {# pronto} many {# de prontos} other {# prontos}}',
    checking: 'Verificando…',
    shown: '{shown, number} de {count, number}',
    clear: 'Limpar filtro',
    showColumns:
      'Mostrar {count, plural, one {# coluna oculta} many {# de colunas ocultas} other {# colunas ocultas}}',
    spoken: {
      standing: 'Planilha: {standing}',
      entries: 'registros: {count, number}',
      problems: 'problemas: {count, number}',
      warnings: 'avisos: {count, number}',
    },
    search: 'Buscar nos registros',
    searchShort: 'Buscar',
    none: {
      found: 'Nenhum resultado.',
      problems: 'Nenhum problema.',
      warnings: 'Nenhum aviso.',
      'no-number': 'Todos os pedidos têm rastreio.',
    },
    issue: 'Pendência',
    fixed: 'Corrigido',
    issues: 'Pendências',
    hideIssues: 'Ocultar pendências',
    next: 'Próxima',
    noIssues: 'Sem pendências. Tudo pronto para enviar.',
    mustFix: 'É preciso corrigir',
    worthChecking: 'Vale conferir',
    stillSent:
      '{count, plural, one {#, será enviado} many {#, serão enviados} other {#, serão enviados}}',
    notToday: 'Fica na planilha',
    noNumber: 'Ainda sem rastreio',
    withoutCourier:
      '{count, plural, one {# registro não tem} many {# de registros não têm} other {# registros não têm}} transportadora. Se o serviço não souber qual é, você escolhe depois de enviar.',
    rowMenu: 'Mais opções desta linha',
    columnMenu: '{column}: classificar e filtrar',
    deleteEntry: 'Excluir registro',
    deleteEntries:
      'Excluir {count, plural, one {# registro} many {# de registros} other {# registros}}',
    saved: 'Salvo neste navegador',
    notSaved: 'Não salvo',
    keyEnter: 'Enter',
    keyDelete: 'Del',
    keyEdit: 'editar',
    keyClear: 'limpar',
    keyAll: 'todas as teclas',
    outdated:
      'A planilha mudou nesse meio-tempo, então nada foi feito. Selecione as linhas de novo.',
    notKept:
      'Sua planilha não está sendo salva (armazenamento cheio ou bloqueado). Não feche esta guia.',
    filled:
      'Suas regras preencheram a transportadora de {count, plural, one {# registro} many {# de registros} other {# registros}}.',
    visibleOnly:
      'Sem copiar: {rows, plural, =0 {} one {# linha oculta} many {# de linhas ocultas} other {# linhas ocultas}}{both, select, yes { e } other {}}{columns, plural, =0 {} one {# coluna oculta} many {# de colunas ocultas} other {# colunas ocultas}}. Reexiba e copie de novo para incluir.',
    leftOut: 'De fora',
    lines: '{count, plural, one {# linha} many {# de linhas} other {# linhas}}',
    items: 'Itens: {items}',
    more: 'mais {more, number}',
    waiting:
      'Estes pedidos ficam aqui até terem rastreio. Cole os rastreios depois, solte a exportação de amanhã ou escaneie as etiquetas.',
    few: '{count, number} de {all, number} pedidos {count, plural, one {não tem} many {não têm} other {não têm}} código de rastreio. Confira se {count, plural, one {foi esquecido} many {foram esquecidos} other {foram esquecidos}}.',
    removeWaiting: 'Remover {count, number} sem rastreio',
    showLeftOut: 'Ver {count, number} de fora',
    rowKinds: '{rows, plural, one {# linha:} many {# de linhas:} other {# linhas:}}',
    withoutNumber:
      '{count, plural, one {# pedido} many {# de pedidos} other {# pedidos}} sem rastreio',
    furtherLines:
      '{count, plural, one {# linha adicional} many {# de linhas adicionais} other {# linhas adicionais}}',
    countLeftOut: '{count, number} de fora',
    readAs: 'Lido como {name}',
    lacking:
      '{count, plural, one {# pedido não está} many {# de pedidos não estão} other {# pedidos não estão}} na planilha mais recente.',
    removeLacking: 'Remover {count, number}',
    fits: '{count, plural, one {# rastreio serve para um pedido sem rastreio.} many {# de rastreios servem para pedidos sem rastreio.} other {# rastreios servem para pedidos sem rastreio.}}',
    useFitting:
      '{count, plural, one {Usar este rastreio} many {Usar estes rastreios} other {Usar estes rastreios}}',
    keepApart: 'Manter separado',
    showWaiting:
      'Mostrar {count, plural, one {# pedido} many {# de pedidos} other {# pedidos}} sem rastreio',
  },
  cells: {
    selected:
      '{count, plural, one {# célula selecionada} many {# de células selecionadas} other {# células selecionadas}}',
    copied:
      '{count, plural, one {# célula copiada} many {# de células copiadas} other {# células copiadas}}',
    notPasted: 'Seu navegador não permitiu colar pelo menu. Pressione Ctrl+V.',
    notCopied:
      'Seu navegador não permitiu copiar. Permita que esta página use a área de transferência e tente de novo.',
    count: '{count, plural, one {# célula} many {# de células} other {# células}}',
    empty: '{count, plural, =0 {# vazias} one {# vazia} many {# de vazias} other {# vazias}}',
  },
  details: {
    offer: '{field}: usar {value}',
    label: 'Sobre esta linha',
    rowAlone: 'Linha {row}',
    row: 'Linha {row} de {name}',
    original: '{field} original:',
    tidied: '{field}: ajuste automático. Original:',
    restore: 'Restaurar original',
    join: 'Juntar',
    split: 'Dividir em {count, number}',
    useInstead: 'Usar {number}',
    cleaned: 'ajustado',
    filledByRule: 'transportadora preenchida pela sua regra',
    swap: 'Inverter',
    takeNumber: 'Extrair {number}',
    pasteAgain: 'Completar código',
    pasteFor: 'Linha {row}, pedido {order}. Agora: {value}',
  },
  issue: {
    'order-id-missing': 'Sem ID do pedido',
    'no-number-yet': 'Ainda sem rastreio',
    'scientific-notation': 'Dígitos perdidos',
    'control-characters': 'Caracteres ocultos. Digite de novo.',
    'made-by-spreadsheet': 'Erro do Excel ({error})',
    'spreadsheet-formula': 'Fórmula do Excel',
    'several-numbers':
      'Contém {count, plural, one {# rastreio} many {# de rastreios} other {# rastreios}}',
    'several-orders': 'Vários IDs de pedido?',
    'same-row-twice': 'Repete {rows}',
    'order-with-several-numbers': 'Outro pacote (veja {rows})',
    'number-on-several-orders': 'Mesmo rastreio que {rows}',
    /** For rows that were split from one row of the sheet, or copied. */
    sameRow: {
      'same-row-twice': 'Lançado duas vezes',
      'order-with-several-numbers': 'Outro pacote deste pedido',
      'number-on-several-orders': 'Mesmo rastreio de outro pedido',
    },
    'check-digit': 'Dígito verificador incorreto',
    'too-narrow': 'Só “####”. Alargue a coluna e copie de novo',
    'check-digit-instead': 'Letra no lugar de um dígito?',
    'courier-is-a-name': 'Nome, sem código',
    'already-accepted': 'Já aceito {when}',
    'other-number-accepted': 'Aceito com {number} ({when})',
    'maybe-accepted': {
      same: 'Enviado {when}, sem resposta. Resolva esse upload primeiro',
      other: 'Enviado com {number} {when}, sem resposta. Resolva esse upload primeiro',
    },
    'waits-elsewhere': {
      same: 'Ainda na fila em um upload ({when})',
      other: 'Ainda na fila com {number} em um upload ({when})',
    },
    rowHere: '{row}',
    rowElsewhere: '{row} de {source}',
    rows: '{count, plural, one {a linha {rows}} many {as linhas {rows}} other {as linhas {rows}}}',
    moreRows: '{rows} e {count, plural, one {mais #} many {mais #} other {mais #}}',
    field: {
      orderId: 'um ID de pedido',
      merchantOrderId: 'um número interno',
      courier: 'um código de transportadora',
      trackingId: 'um rastreio',
    },
    'web-address': 'Endereço da web, não {field}',
    email: 'E-mail, não {field}',
    price: 'Preço, não {field}',
    date: 'Data, não {field}',
    time: 'Hora, não {field}',
    boolean: 'Valor de sim ou não, não {field}',
    words: 'Palavras, não um rastreio',
    'too-short': 'Rastreio curto demais',
    'too-long': 'Longo demais para {field} ({length, number} caracteres)',
    'column-name': 'Cabeçalho repetido, não um registro',
    'courier-mismatch': 'Transportadora e rastreio não combinam',
    'order-is-number': 'ID do pedido igual ao rastreio',
    swapped: 'Pedido e rastreio invertidos?',
    'all-zeros': 'Só zeros, não {field}',
    'near-format': 'Falta ou sobra um caractere?',
    'changed-by-spreadsheet': 'O Excel acrescentou um decimal',
    rounded: 'Últimos dígitos perdidos (arredondado por um programa)',
    'number-and-remark': 'Rastreio com observação',
    'id-and-remark': 'ID do pedido e algo mais em uma célula',
    'scanned-label': 'Código de roteamento escaneado, não só o rastreio',
    'no-number-on-label': 'Código escaneado sem rastreio',
    'look-alikes': 'Letras de outro alfabeto, como um А cirílico',
    leftovers: 'Restos de código ou de lista, não só {field}',
    'odd-characters': 'Caracteres incomuns no rastreio',
    'unlike-column': 'Diferente dos outros IDs de pedido',
    dashes: 'Hífen incomum em {field}',
    'cut-off': '{field} cortado',
    'odd-order-id': 'Um rastreio, ou outro alfabeto?',
    'perhaps-two-numbers': 'Dois rastreios juntos?',
    thousands: 'Separador de milhar no ID',
    'other-digits': 'Algarismos de outra escrita',
    'courier-unconfirmed': 'Código de uma lista pública',
    'courier-is-a-company': 'Empresa ou pessoa, não transportadora?',
    'sent-as-it-is': 'Enviado como está',
    'status-says': 'O status diz “{said}”',
    'remark-says-cancelled': 'A observação diz “{said}”',
  },
  kind: {
    'order-id-missing': 'Sem ID do pedido',
    'scientific-notation': 'Dígitos perdidos no Excel',
    'control-characters': 'Caracteres ocultos',
    'made-by-spreadsheet': 'Erro ou fórmula do Excel',
    'several-numbers': 'Vários rastreios em uma célula',
    'several-orders': 'Vários pedidos em uma célula',
    'same-row-twice': 'Linha repetida',
    'number-on-several-orders': 'Um rastreio em vários pedidos',
    'check-digit': 'Dígito verificador incorreto',
    'near-format': 'Falta ou sobra um caractere',
    'changed-by-spreadsheet': 'Alterado pelo Excel',
    'courier-is-a-name': 'Nome, sem código',
    'already-accepted': 'Já aceito',
    'other-number-accepted': 'Aceito com outro rastreio',
    'maybe-accepted': 'Sem confirmação em um upload anterior',
    'waits-elsewhere': 'Na fila em um upload anterior',
    'web-address': 'Endereço da web',
    email: 'E-mail',
    price: 'Preço',
    date: 'Data',
    time: 'Hora',
    boolean: 'Valor de sim ou não',
    words: 'Palavras em vez de rastreio',
    length: 'Curto ou longo demais',
    'column-name': 'Cabeçalho repetido',
    'courier-mismatch': 'Transportadora e rastreio não combinam',
    'order-is-number': 'ID do pedido igual ao rastreio',
    swapped: 'ID do pedido e rastreio invertidos',
    'all-zeros': 'Só zeros',
    rounded: 'Arredondado por um programa',
    'number-and-remark': 'Rastreio com observação',
    'id-and-remark': 'ID do pedido e algo mais em uma célula',
    'scanned-label': 'Código de roteamento escaneado',
    'look-alikes': 'Letras de outro alfabeto',
    leftovers: 'Restos de um programa',
    'odd-characters': 'Caracteres incomuns',
    'unlike-column': 'Diferente dos outros IDs de pedido',
    dashes: 'Hifens incomuns',
    'cut-off': 'Cortados',
    'odd-order-id': 'Diferente dos outros IDs de pedido',
    'perhaps-two-numbers': 'Talvez dois rastreios',
    thousands: 'Separador de milhar',
    'other-digits': 'Algarismos de outra escrita',
    'courier-unconfirmed': 'Código de uma lista pública',
    'courier-is-a-company': 'Empresa ou pessoa como transportadora',
    'sent-as-it-is': 'Enviado como está',
    refunded: 'Reembolsado',
    returned: 'Devolvido',
    shipped: 'O status diz enviado',
    'remark-says-cancelled': 'A observação diz cancelado',
    'no-number-yet': 'Ainda sem rastreio',
    'order-with-several-numbers': 'Vários pacotes',
  },
  about: {
    'order-id-missing':
      'Adicione um ID de pedido ou exclua estes registros. Até lá, eles ficam retidos.',
    'scientific-notation':
      'O Excel encurtou estes códigos e os dígitos que faltam se perderam. Cole de novo a partir da loja ou da transportadora.',
    'control-characters': 'Estas células contêm caracteres ocultos. Digite de novo.',
    'made-by-spreadsheet': 'O Excel colocou um erro ou uma fórmula aqui. Digite o valor real.',
    'several-numbers':
      'Cada registro leva um só código de rastreio. Divida pacotes diferentes ou junte as partes de um código.',
    'several-orders':
      'Cada registro leva um só ID de pedido. Coloque cada pedido em uma linha própria.',
    'same-row-twice':
      'Estas linhas repetem outras anteriores. Exclua as que não devem ser enviadas duas vezes.',
    'number-on-several-orders':
      'Tudo certo se os pedidos viajam juntos. Se não, confira as etiquetas.',
    'check-digit':
      'O último dígito não confere, provavelmente por um erro de digitação. Confira a etiqueta.',
    'near-format': 'Códigos dos Correios têm 13 caracteres e os da UPS, 18. Confira a etiqueta.',
    'changed-by-spreadsheet':
      'O Excel provavelmente acrescentou “.0” a estes valores. Compare com a loja ou com a etiqueta.',
    'courier-is-a-name':
      'Use um código de transportadora, ou deixe vazio e escolha depois de enviar.',
    'already-accepted':
      'O serviço já aceitou estes registros e provavelmente vai recusá-los agora. Deixe de fora os que não quer reenviar.',
    'other-number-accepted':
      'O serviço aceitou estes pedidos com outro rastreio e provavelmente vai recusar este. Confira qual está certo.',
    'maybe-accepted':
      'Um upload anterior enviou estes pedidos e ficou sem resposta. Resolva lá primeiro para não enviar duas vezes.',
    'waits-elsewhere':
      'Estes pedidos ainda estão na fila de um upload anterior. Deixe de fora aqui ou arquive lá.',
    'web-address': 'Estas células contêm um link. Extraia o código dele ou digite o valor.',
    email: 'Estas células contêm um e-mail. Digite o valor certo ou envie como está.',
    price: 'Estas células contêm um preço. Digite o valor certo ou envie como está.',
    date: 'Estas células contêm uma data. Digite o valor certo ou envie como está.',
    time: 'Estas células contêm uma hora. Digite o valor certo ou envie como está.',
    boolean: 'Estas células só dizem sim ou não. Digite o valor certo ou envie como está.',
    words:
      'Estes rastreios não têm dígitos ou contêm palavras. Digite o código ou envie como está.',
    length:
      'Códigos de rastreio têm de 4 a 60 caracteres; IDs de pedido, até 120. Complete estes ou envie como estão.',
    'column-name': 'Estas linhas repetem o cabeçalho. Exclua, ou envie se forem registros.',
    'courier-mismatch': 'Estes rastreios não têm o formato da transportadora. Confira os dois.',
    'order-is-number':
      'Um dos valores provavelmente está na coluna errada. Digite o ID do pedido ou o rastreio certo.',
    swapped:
      'O ID do pedido parece um código de rastreio. Inverta, ou deixe como está se for o certo.',
    'all-zeros': 'Estes valores só têm zeros. Digite o valor certo.',
    rounded:
      'Um programa guardou só os primeiros 15 a 17 dígitos destes valores. Copie de novo da loja, não deste arquivo.',
    'number-and-remark':
      'Estas células contêm um código de rastreio e algo mais. Use só o código ou envie como está.',
    'id-and-remark':
      'Estas células contêm um ID de pedido e algo mais. Use só o ID ou envie como está.',
    'scanned-label':
      'O código de barras contém mais que o rastreio. Use o rastreio que está nele, ou escaneie o código que o mostra.',
    'look-alikes':
      'Estas letras parecem latinas, mas não são, e o serviço não vai encontrar o valor. Use as latinas ou envie como está.',
    leftovers:
      'Um programa ou um chat deixou aqui tags, códigos ou marcadores. Use o valor sem eles ou envie como está.',
    'odd-characters':
      'Nenhuma transportadora usa estes caracteres em um rastreio. Digite o código ou envie como está.',
    'unlike-column':
      'Os outros IDs de pedido têm dígitos, estes não. Digite o ID do pedido ou envie como está.',
    dashes: 'Um PDF, um celular ou o Word trocou os hifens. Use hifens comuns ou envie como está.',
    'cut-off':
      'Um programa cortou estes valores e pôs pontos no lugar. Digite o ID completo ou envie como está.',
    'odd-order-id':
      'Estes IDs de pedido parecem rastreios ou têm letras de outro alfabeto. Compare com a sua loja.',
    'perhaps-two-numbers':
      'As duas metades destes dígitos são códigos de rastreio válidos. Divida se forem de dois pacotes.',
    thousands:
      'Um programa escreveu estes IDs como números com separadores. Use o ID sem eles se a sua loja o mostra assim.',
    'other-digits': 'Confira se a sua loja mostra estes IDs com algarismos de 0 a 9.',
    'courier-unconfirmed':
      'Seu serviço pode usar outros códigos e recusar estes. Limpe e escolha depois de enviar, ou digite o código que o serviço usa.',
    'courier-is-a-company':
      'Provavelmente é a empresa do destinatário ou um nome. Limpe e escolha a transportadora depois de enviar, ou digite um código.',
    'sent-as-it-is': 'Você decidiu enviar estes registros. Clique em Desfazer para reter de novo.',
    refunded:
      'Segundo a planilha, estes pedidos foram reembolsados, talvez em parte. Deixe de fora os que não vão ser despachados.',
    returned:
      'Segundo a planilha, estes pedidos foram devolvidos. Deixe de fora, a não ser que saiam de novo.',
    shipped:
      'Segundo a planilha, estes pedidos já foram enviados e outros não. Deixe de fora se a loja já tem os rastreios.',
    'remark-says-cancelled':
      'Uma observação diz que estes pedidos foram cancelados ou não devem ser enviados. Se for isso, deixe de fora.',
    'no-number-yet': 'Estes pedidos ainda não têm código de rastreio.',
    'order-with-several-numbers': 'Cada pacote de um pedido é um registro próprio.',
  },
  leftOut: {
    title: 'De fora: {count, number}',
    intro: 'Estas linhas não são enviadas. Inclua de novo as que devem ser.',
    putBack: 'Incluir de novo',
    putBackAll:
      'Incluir de novo as {count, plural, one {# linha} many {# de linhas} other {# linhas}}',
    more: '{count, plural, one {mais # linha} many {mais # linhas} other {mais # linhas}}',
    none: 'Nenhuma linha está de fora.',
    reason: {
      cancelled: 'Canceladas',
      'accepted-before': 'Já aceitas',
      'by-person': 'Deixadas de fora por você',
      return: 'Devoluções',
      'below-table': 'Abaixo da tabela',
      struck: 'Tachadas',
      'hidden-by-filter': 'Ocultas por um filtro',
      copy: 'Cópias',
    },
    row: 'Linha {row, number}',
    counted: {
      cancelled: '{count, plural, one {# cancelada} many {# de canceladas} other {# canceladas}}',
      'accepted-before':
        '{count, plural, one {# já aceita} many {# de já aceitas} other {# já aceitas}}',
      'by-person':
        '{count, plural, one {# deixada de fora por você} many {# de deixadas de fora por você} other {# deixadas de fora por você}}',
      return: '{count, plural, one {# devolução} many {# de devoluções} other {# devoluções}}',
      'below-table': '{count, number} abaixo da tabela',
      struck: '{count, plural, one {# tachada} many {# de tachadas} other {# tachadas}}',
      'hidden-by-filter':
        '{count, plural, one {# oculta por um filtro} many {# de ocultas por um filtro} other {# ocultas por um filtro}}',
      copy: '{count, plural, one {# cópia} many {# de cópias} other {# cópias}}',
    },
  },
  repeats: {
    label: 'Linhas já enviadas antes',
    accepted: '{count, number} de {rows, number} linhas já foram aceitas antes ({from}).',
    uploaded: '{count, number} de {rows, number} linhas já foram enviadas antes ({from}).',
    from: '{uploads, plural, one {{when}} many {# de uploads desde {when}} other {# uploads desde {when}}}',
    named: '{name}: {sentence}',
    part: {
      accepted:
        '{count, plural, one {# foi aceita} many {# foram aceitas} other {# foram aceitas}}',
      'maybe-accepted':
        '{count, plural, one {# pode ter sido aceita} many {# podem ter sido aceitas} other {# podem ter sido aceitas}}',
      open: '{count, plural, one {# ainda está em aberto lá} many {# ainda estão em aberto lá} other {# ainda estão em aberto lá}}',
      changed: '{count, plural, one {# mudou} many {# mudaram} other {# mudaram}}',
      new: '{count, plural, one {# é nova} many {# são novas} other {# são novas}}',
    },
    parts: '{list}.',
    finish: 'Termine primeiro as que estão em aberto lá para não enviar duas vezes.',
    leaveAccepted:
      '{count, plural, one {Deixar # já aceita de fora} many {Deixar # de já aceitas de fora} other {Deixar # já aceitas de fora}}',
    leaveUploaded:
      '{count, plural, one {Deixar # já enviada de fora} many {Deixar # de já enviadas de fora} other {Deixar # já enviadas de fora}}',
    keepAll: 'Manter todas',
    open: 'Ver esse upload',
    openOf: 'Upload: {when} ({count, plural, one {# linha} many {# de linhas} other {# linhas}})',
    same: 'Já aceitos com o mesmo rastreio: {count, number}.',
    others: 'Outros rastreios para pedidos já aceitos: {count, number}.',
    notPending:
      'O serviço só recebe rastreios de pedidos aguardando envio, e os aceitos provavelmente já não estão. Ele pode recusar estes ou substituir o rastreio anterior.',
  },
  fix: {
    courierValues: 'Códigos de transportadora',
    courierForAll: 'Uma transportadora para todos…',
    sendAsItIs: 'Enviar como está',
    sendAllAsItIs:
      '{count, plural, one {Enviar # como está} many {Enviar # como estão} other {Enviar # como estão}}',
  },
  doubt: {
    label: 'Colunas a conferir',
    named: '{name}: {sentence}',
    swapped:
      'Os IDs de pedido parecem códigos de rastreio em {rows, number} de {of, number} linhas. Inverter as duas colunas?',
    swap: 'Inverter colunas',
    right: 'Manter como está',
    asWritten: 'Manter como está',
    show: '{count, plural, one {Mostrar # linha} many {Mostrar # de linhas} other {Mostrar # linhas}}',
    field: {
      orderId: 'Os IDs de pedido',
      merchantOrderId: 'Os números internos',
      courier: 'Os códigos de transportadora',
      trackingId: 'Os códigos de rastreio',
    },
    shape: {
      'several-numbers':
        '{field} parecem vários rastreios em uma célula em {rows, number} de {of, number} linhas. Sua loja escreve assim?',
      'web-address':
        '{field} parecem endereços da web em {rows, number} de {of, number} linhas. Sua loja escreve assim?',
      email:
        '{field} parecem e-mails em {rows, number} de {of, number} linhas. Sua loja escreve assim?',
      price:
        '{field} parecem preços em {rows, number} de {of, number} linhas. Sua loja escreve assim?',
      date: '{field} parecem datas em {rows, number} de {of, number} linhas. Sua loja escreve assim?',
      time: '{field} parecem horas em {rows, number} de {of, number} linhas. Sua loja escreve assim?',
      boolean:
        '{field} parecem valores de sim ou não em {rows, number} de {of, number} linhas. Sua loja escreve assim?',
      words:
        '{field} parecem palavras em {rows, number} de {of, number} linhas. Sua loja escreve assim?',
      length:
        '{field}: {rows, number} de {of, number} são muito curtos ou longos. Isso é normal na sua loja?',
      'column-name':
        '{field} parecem cabeçalhos em {rows, number} de {of, number} linhas. Sua loja escreve assim?',
      rounded:
        '{field} parecem números arredondados por um programa em {rows, number} de {of, number} linhas. Sua loja escreve assim?',
      'number-and-remark':
        '{field} parecem rastreios com observação em {rows, number} de {of, number} linhas. Sua loja escreve assim?',
      'id-and-remark':
        '{field} parecem IDs com algo mais em {rows, number} de {of, number} linhas. Sua loja escreve assim?',
      'scanned-label':
        '{field} parecem códigos de roteamento escaneados em {rows, number} de {of, number} linhas. Sua loja escreve assim?',
      'look-alikes':
        '{field} parecem ter letras de outro alfabeto em {rows, number} de {of, number} linhas. Sua loja escreve assim?',
      leftovers:
        '{field} parecem ter tags ou marcadores de lista em {rows, number} de {of, number} linhas. Sua loja escreve assim?',
      'odd-characters':
        '{field} parecem ter caracteres incomuns em {rows, number} de {of, number} linhas. Sua loja escreve assim?',
      'unlike-column':
        '{field} parecem valores de outro tipo em {rows, number} de {of, number} linhas. Sua loja escreve assim?',
      dashes:
        '{field} parecem valores com hifens incomuns em {rows, number} de {of, number} linhas. Sua loja escreve assim?',
      'cut-off':
        '{field} parecem valores cortados em {rows, number} de {of, number} linhas. Sua loja escreve assim?',
    },
  },
  verdict: {
    title:
      'O Excel encurtou {count, plural, one {# código} many {# de códigos} other {# códigos}}. Os dígitos que faltam não estão mais nesta planilha.',
    rounded:
      'Um programa arredondou {count, plural, one {# código} many {# de códigos} other {# códigos}}. Os últimos dígitos não estão mais nesta planilha.',
    changed:
      'O Excel provavelmente alterou {count, plural, one {# valor} many {# de valores} other {# valores}}.',
    show: 'Mostrar {count, plural, one {a linha} many {# de linhas} other {# linhas}}',
    how: 'Como evitar isso',
    what: 'O Excel guarda 15 dígitos de um número longo e arredonda o resto. Não é possível recuperar esses dígitos a partir deste arquivo.',
    stepsTitle: 'Na próxima vez',
    step1: 'Copie os códigos de novo da loja ou da transportadora, não do arquivo salvo no Excel.',
    step2:
      'Solte aqui o arquivo original sem abrir no Excel. Ou importe em Dados, De Text/CSV, e defina a coluna como “Texto”.',
    step3:
      'Ou copie as células no Excel e cole aqui. Assim ficam todos os dígitos que o Excel ainda tem.',
  },
  upload: {
    button:
      'Enviar {count, plural, =0 {# registros} one {# registro} many {# de registros} other {# registros}}',
    preparing: 'Preparando o upload…',
    failed: 'O upload não começou porque o navegador não conseguiu salvá-lo. Nada foi enviado.',
    heldBack: '{count, plural, one {# retido} many {# de retidos} other {# retidos}}',
    leftOut: '{count, number} de fora',
    waiting: '{count, number} sem rastreio',
  },
  overwrite: {
    term: 'Rastreio para um pedido que já tem',
    replaces: 'Substitui o rastreio que o pedido já tem',
    adds: 'É adicionado ao rastreio que o pedido já tem',
    refuses: 'Recusado se o pedido já tem rastreio',
  },
  warningsDialog: {
    parcels: {
      replaces:
        '{count, plural, one {# registro é} many {# de registros são} other {# registros são}} de pedidos com vários pacotes. Cada rastreio substitui o anterior.',
      refuses:
        '{count, plural, one {# registro é} many {# de registros são} other {# registros são}} de pedidos com vários pacotes. O serviço recusa todos, exceto o primeiro.',
    },
    title: 'Enviar com avisos?',
    titleCounted:
      '{count, plural, one {# registro tem avisos} many {# de registros têm avisos} other {# registros têm avisos}}',
    anyway: 'Enviar mesmo assim',
    look: 'Revisar avisos',
    line: '{kind}: {count, number}',
    swapped:
      'IDs de pedido e códigos de rastreio podem estar invertidos em {rows, number} de {of, number} linhas.',
    leftOut:
      '{count, plural, one {# linha com rastreio fica de fora} many {# de linhas com rastreio ficam de fora} other {# linhas com rastreio ficam de fora}}: {reasons}',
    review: 'Revisar',
    titleLeftOut: 'Enviar sem estas linhas?',
    because: {
      cancelled: 'canceladas',
      return: 'devoluções',
      'hidden-by-filter': 'ocultas por um filtro',
    },
  },
  preview: {
    button: 'Prévia',
    title: 'Prévia',
    entries: 'Registros',
    requests: 'Solicitações',
    atLeast: 'pelo menos {count, number}',
    heldBack: 'Retidos',
    leftOut: 'De fora',
    byRule: 'Transportadoras preenchidas pelas suas regras',
    service: 'Serviço',
    trial:
      'A primeira solicitação é um teste com {count, plural, one {# registro} many {# de registros} other {# registros}}.',
    first: 'O que é enviado (JSON, sem seu token)',
    copy: 'Copiar',
    practiceService: 'Simulador integrado',
    unnamedService: 'O serviço',
    waiting: 'Sem rastreio',
  },
}
