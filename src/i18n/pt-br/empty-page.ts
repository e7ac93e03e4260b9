import type { emptyPage as english } from '#i18n/en/empty-page.ts'
import type { Translation } from '#i18n/en/translation.ts'

export const emptyPage: Translation<typeof english> = {
  title: 'Adicione códigos de rastreio aos seus pedidos',
  lead: 'Cole sua planilha. Cada linha é conferida antes do envio.',
  intake: {
    label: 'Planilha',
    title: 'Cole células ou solte uma planilha aqui',
    hint: 'Do Excel, Planilhas Google ou LibreOffice (.xlsx, .ods, .csv, .tsv, .txt). Colunas em qualquer ordem.',
    chooseFile: 'Escolher arquivo',
    paste: 'Colar',
    addRows: 'Adicionar linhas',
    openHandOver: 'Abrir um arquivo repassado',
    handOverFile: 'Arquivo repassado',
    sample: 'Testar com um exemplo',
    sampleFailed: 'O exemplo não carregou. Verifique a conexão e tente de novo.',
    template: 'Baixar modelo vazio',
    templateExcel: 'Para Excel (.xlsx)',
    templateCsv: 'Como CSV (.csv)',
    templateFailed: 'Não foi possível criar o modelo. Recarregue a página e tente de novo.',
    drop: 'Solte para adicionar',
  },
  pasteDialog: {
    rows: {
      title: 'Colar células',
      help: 'Copie as células na sua planilha e cole aqui.',
      field: 'Células',
      add: 'Adicionar linhas',
      nothing: 'Cole algumas células primeiro.',
    },
    number: {
      title: 'Digitar ou colar o código completo',
      help: 'Copie o código completo da loja ou da transportadora e cole aqui.',
      field: 'Código de rastreio',
      add: 'Substituir',
      nothing: 'Cole o código primeiro.',
    },
  },
  importing: {
    reading: 'Lendo {name}',
    share: '{share}',
  },
  readProblem: {
    empty: '{name} está vazio. Escolha outro arquivo.',
    'header-only':
      '{name} tem cabeçalho, mas nenhuma linha. Inclua também as linhas e tente de novo.',
    'nothing-open':
      'Todos os registros de {name} já foram aceitos ou arquivados. Para adicionar as linhas mesmo assim, exclua a coluna “tracking-upload outcome” e a coluna do resultado.',
    'not-text': 'Nenhuma linha encontrada em {name}. Salve como .xlsx ou CSV e tente de novo.',
    numbers: '{name} é um documento do Numbers. Exporte para Excel e escolha esse arquivo.',
    pdf: '{name} é um PDF. Escolha a planilha que deu origem a ele.',
    picture: '{name} é uma imagem. Escolha a planilha, ou copie as células e cole aqui.',
    password: '{name} tem senha. Salve uma cópia sem senha e escolha a cópia.',
    damaged: '{name} está danificado ou incompleto. Baixe de novo.',
    'too-much-inside':
      '{name} passa de 400 MB ao ser descompactado. Copie as colunas necessárias para uma pasta de trabalho nova e escolha essa.',
    json: '{name} é um JSON sem lista de pedidos. Exporte os pedidos como .xlsx ou CSV.',
    xml: '{name} é um arquivo XML. Exporte os pedidos como .xlsx ou CSV.',
    sql: '{name} é um script de banco de dados (SQL). Exporte os pedidos como .xlsx ou CSV.',
    rtf: '{name} é um documento RTF. Copie a tabela e cole aqui.',
    'reader-missing': 'O leitor de Excel não carregou. Verifique a conexão e tente {name} de novo.',
    'too-large': '{name} é grande demais. Divida em vários arquivos.',
    'no-table': 'Nenhuma linha encontrada em {name}. Escolha outro arquivo ou cole as células.',
    'cells-in-lines':
      'Cada célula de {name} está em uma linha própria, e faltam algumas. Copie a própria tabela, ou cole pedido e rastreio lado a lado.',
    unreadable: 'Não foi possível ler {name}. Feche o arquivo em outros programas e tente de novo.',
    document: '{name} é um documento de texto. Copie a tabela e cole aqui.',
    slides: '{name} é uma apresentação. Copie a tabela e cole aqui.',
    'old-format':
      '{name} está em um formato antigo de planilha. Abra no Excel ou LibreOffice e salve como .xlsx.',
    mail: '{name} é um e-mail. Copie a tabela dele e cole aqui.',
    'web-archive': '{name} é um arquivo da web (.mht). Abra no Excel e salve como .xlsx.',
    archive: '{name} é um arquivo compactado. Descompacte e escolha a planilha.',
    'web-page':
      '{name} é uma página da web sem tabela. Baixe o arquivo de novo, ou copie as células e cole aqui.',
    'sign-in-page': '{name} é uma página de login. Entre na sua conta e baixe o arquivo de novo.',
    'frame-page':
      '{name} é só a moldura de uma pasta de trabalho que o Excel salvou como página da web. Abra no Excel e salve como .xlsx.',
    'sheet-link':
      '{name} é um link para uma planilha. Abra a planilha, selecione as células, copie e cole aqui.',
  },
  sheetsDialog: {
    title: 'Escolher abas',
    intro: 'Quais abas de {name} você quer importar?',
    rows: '{count, plural, =0 {# linhas} one {# linha} many {# de linhas} other {# linhas}}',
    hidden: 'oculta',
    none: 'Escolha pelo menos uma aba.',
    verdicts: {
      'no-rows': 'sem linhas abaixo do cabeçalho',
      'no-orders': 'sem IDs de pedido',
      returns: 'uma tabela de devoluções',
      'no-numbers': 'sem códigos de rastreio',
      neither: 'sem IDs de pedido nem códigos de rastreio',
    },
    use: 'Importar {count, plural, =0 {# abas} one {# aba} many {# de abas} other {# abas}}',
  },
  scanLabels: 'Escanear etiquetas',
  scanWaiting:
    '{count, plural, one {Escanear # etiqueta} many {Escanear # de etiquetas} other {Escanear # etiquetas}}',
  form: {
    title: 'Adicionar um registro',
    heading: 'Escaneie ou digite um registro',
    hint: 'Escaneie o pedido e depois a etiqueta.',
    optional: 'opcional',
    placeholder: 'Escaneie ou digite',
    add: 'Adicionar registro',
    added: '{orderId} adicionado',
    problem: {
      orderId: 'Informe um ID de pedido',
      trackingId: 'Informe um código de rastreio',
    },
  },
  action: {
    added:
      '{count, plural, one {# linha adicionada} many {# de linhas adicionadas} other {# linhas adicionadas}}',
    replaced: 'Planilha substituída',
    edited: 'Linha {row} editada: {field}',
    pasted:
      '{count, plural, one {# célula colada} many {# de células coladas} other {# células coladas}}',
    deleted:
      '{count, plural, one {# registro excluído} many {# de registros excluídos} other {# registros excluídos}}',
    'copies-dropped':
      '{count, plural, one {# cópia removida} many {# de cópias removidas} other {# cópias removidas}}',
    'done-skipped':
      '{count, plural, one {# linha concluída ignorada} many {# de linhas concluídas ignoradas} other {# linhas concluídas ignoradas}}',
    'repeats-removed':
      '{count, plural, one {# linha já enviada removida} many {# de linhas já enviadas removidas} other {# linhas já enviadas removidas}}',
    'rows-inserted':
      '{count, plural, one {# linha inserida} many {# de linhas inseridas} other {# linhas inseridas}}',
    'rows-duplicated':
      '{count, plural, one {# linha duplicada} many {# de linhas duplicadas} other {# linhas duplicadas}}',
    'originals-restored':
      '{count, plural, one {# original restaurado} many {# de originais restaurados} other {# originais restaurados}}',
    'cells-cleared':
      '{count, plural, one {# célula limpa} many {# de células limpas} other {# células limpas}}',
    'cells-cut':
      '{count, plural, one {# célula recortada} many {# de células recortadas} other {# células recortadas}}',
    'cells-replaced':
      'Texto substituído em {count, plural, one {# célula} many {# de células} other {# células}}',
    'cells-filled':
      '{count, plural, one {# célula preenchida} many {# de células preenchidas} other {# células preenchidas}}',
    'cells-fixed':
      '{count, plural, one {# linha corrigida} many {# de linhas corrigidas} other {# linhas corrigidas}}',
    'couriers-filled':
      'Transportadora de {count, plural, one {# registro} many {# de registros} other {# registros}} preenchida pelas suas regras',
    'couriers-set':
      'Transportadora definida em {count, plural, one {# registro} many {# de registros} other {# registros}}',
    'columns-changed': 'Colunas alteradas',
    'reading-changed': 'Opções de importação alteradas',
    'merchant-numbers-used':
      '{count, plural, one {# número interno usado como ID do pedido} many {# de números internos usados como IDs de pedido} other {# números internos usados como IDs de pedido}}',
    'sent-as-it-is':
      '{count, plural, one {# registro será enviado como está} many {# de registros serão enviados como estão} other {# registros serão enviados como estão}}',
    'numbers-taken':
      '{count, plural, one {# rastreio extraído do link} many {# de rastreios extraídos dos links} other {# rastreios extraídos dos links}}',
    'rows-swapped':
      'Valores invertidos em {count, plural, one {# registro} many {# de registros} other {# registros}}',
    'columns-swapped':
      'Colunas invertidas em {count, plural, one {# registro} many {# de registros} other {# registros}}',
    'columns-kept': 'Colunas mantidas',
    'copies-kept':
      '{count, plural, one {# cópia mantida} many {# de cópias mantidas} other {# cópias mantidas}}',
    'rows-left-out':
      '{count, plural, one {# linha deixada de fora} many {# de linhas deixadas de fora} other {# linhas deixadas de fora}}',
    'rows-put-back':
      '{count, plural, one {# linha incluída de novo} many {# de linhas incluídas de novo} other {# linhas incluídas de novo}}',
    'numbers-brought':
      '{count, plural, one {# rastreio preenchido} many {# de rastreios preenchidos} other {# rastreios preenchidos}}',
    'orders-replaced':
      '{count, plural, one {# pedido atualizado} many {# de pedidos atualizados} other {# pedidos atualizados}} com a planilha mais recente',
    'orders-removed':
      '{count, plural, one {# pedido sem rastreio removido} many {# de pedidos sem rastreio removidos} other {# pedidos sem rastreio removidos}}',
  },
  history: 'Desfazer e refazer',
  lastSheet: {
    reading: 'Abrindo sua planilha…',
    unreadable:
      'Não é possível ler sua última planilha, por isso as novas linhas não são salvas. Baixe como está ou exclua.',
    download: 'Baixar a planilha como está',
    delete: 'Excluir a planilha',
  },
}
