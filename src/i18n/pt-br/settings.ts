import type { settings as english } from '#i18n/en/settings.ts'
import type { Translation } from '#i18n/en/translation.ts'

export const settings: Translation<typeof english> = {
  title: 'Configurações',
  preferences: {
    title: 'Preferências',
    language: 'Idioma',
    languageMissing:
      'O idioma do seu navegador ainda não está disponível. Você pode escolher outro aqui.',
    theme: 'Tema',
    themes: { system: 'Sistema', light: 'Claro', dark: 'Escuro' },
    keyboard: 'Teclado',
    singleKeys: 'Teclas de uma só letra, como / para buscar',
    scanning: 'Leitura de etiquetas',
    scanSignals: 'Som e vibração',
  },
  installation: {
    title: 'Esta instalação',
    service: 'Serviço',
    practiceService: 'Simulador integrado (modo de treinamento)',
    unnamed: 'Sem nome',
    address: 'Endereço',
    sameAddress: 'O desta página, que encaminha os uploads ao serviço',
    requestSize: 'Registros por solicitação',
    requestsAtOnce: 'Solicitações ao mesmo tempo',
    timeout: 'Tempo limite de resposta',
    seconds: '{count, plural, one {# segundo} many {# de segundos} other {# segundos}}',
    changedBy: 'Definido pelo administrador.',
  },
  columns: {
    title: 'Colunas memorizadas',
    about: 'As colunas escolhidas são memorizadas para planilhas com o mesmo layout.',
    count:
      '{count, plural, =0 {Nenhum layout memorizado} one {# layout} many {# de layouts} other {# layouts}}',
    list: 'Layouts memorizados',
    noHeader: 'Sem cabeçalho: {columns}',
    used: 'Usado pela última vez: {when}',
    forget: 'Esquecer',
    forgetOne: 'Esquecer “{layout}”',
    forgetAll: 'Esquecer todos',
    forgotten: '“{layout}” esquecido',
    allForgotten: 'Todos os layouts esquecidos',
    notForgotten: 'Nada foi excluído. Recarregue a página e tente de novo.',
    unreadable:
      'Não é possível ler {count, plural, one {# layout ou transportadora memorizados} many {# de layouts ou transportadoras memorizados} other {# layouts ou transportadoras memorizados}}.',
    deleteUnreadable: 'Excluir o que não pode ser lido',
    unreadableDeleted: 'O que não podia ser lido foi excluído',
  },
  kept: {
    title: 'Dados neste navegador',
    about:
      'Sua planilha com os nomes dos itens, seus uploads e os resultados ficam salvos só neste navegador.',
    aboutFiles:
      'Este navegador guarda seus arquivos, com nomes e endereços, por até 30 dias. O download precisa deles para todas as colunas.',
    others: 'Só aparecem os dados deste serviço.',
    uploads: 'Uploads',
    entries: 'Registros',
    since: 'Upload mais antigo',
    nothing: 'nenhum',
    draft: 'Linhas da planilha atual',
    files: 'Cópias dos seus arquivos',
    filesSince: '{count, number}, desde {when}',
    couriers: 'Transportadoras oferecidas pelo serviço',
    room: 'Armazenamento',
    used: '{used} de {quota}',
    unknown: 'O navegador não informa',
    forGood: 'Salvo até você excluir.',
    mayGo: 'O navegador pode excluir quando o disco estiver cheio.',
    askToKeep: 'Pedir ao navegador que mantenha',
    refused: 'O navegador não aceitou. Adicionar esta página aos favoritos pode ajudar.',
    size: {
      kilobyte: '{size} kB',
      megabyte: '{size} MB',
      gigabyte: '{size} GB',
    },
  },
  old: {
    open: 'Excluir uploads antigos…',
    title: 'Excluir uploads antigos',
    about:
      'Uploads excluídos não aparecem nas buscas e não avisam mais sobre repetições. Nada muda na sua loja.',
    days: 'Com mais de (dias)',
    wrongDays: 'Informe um número inteiro de 1 a 9999.',
    finished:
      '{count, plural, =0 {Nenhum upload concluído é tão antigo.} one {# upload concluído é tão antigo.} many {# de uploads concluídos são tão antigos.} other {# uploads concluídos são tão antigos.}}',
    withOpen:
      'Excluir também {count, plural, one {# upload} many {# de uploads} other {# uploads}} com {entries, plural, one {# registro em aberto} many {# de registros em aberto} other {# registros em aberto}}',
    delete:
      'Excluir {count, plural, =0 {# uploads} one {# upload} many {# de uploads} other {# uploads}}',
    deleted:
      '{count, plural, one {# upload excluído.} many {# de uploads excluídos.} other {# uploads excluídos.}}',
  },
  everything: {
    open: 'Excluir tudo…',
    sending: 'Há um upload em andamento. Pare o upload antes de excluir tudo.',
    question: 'Excluir todos os dados deste navegador?',
    goes: 'Serão excluídos {uploads, plural, =0 {0 uploads} one {# upload} many {# de uploads} other {# uploads}} e {rows, plural, =0 {0 linhas da planilha} one {# linha da planilha} many {# de linhas da planilha} other {# linhas da planilha}}. Nada muda na sua loja.',
    stillOpen:
      '{count, plural, one {# registro ainda está em aberto.} many {# de registros ainda estão em aberto.} other {# registros ainda estão em aberto.}}',
    stays: 'Seu token de acesso e suas preferências são mantidos.',
    sure: 'Sim, excluir tudo',
    yes: 'Excluir tudo',
    deleted: 'Todos os dados foram excluídos.',
    notDeleted:
      'Nada foi excluído; há um upload em andamento, outra guia assumiu ou o navegador não permitiu. Pare o upload ou feche a outra guia e tente de novo.',
  },
  rules: {
    title: 'Regras de transportadora',
    about:
      'Uma regra sugere a transportadora que você sempre escolhe ou, se você permitir, preenche antes do envio. Crie uma com “Sempre usar…” depois de escolher para um grupo.',
    count: '{count, plural, =0 {Nenhuma regra} one {# regra} many {# de regras} other {# regras}}',
    list: 'Regras de transportadora',
    rule: '{shape}, {offers} → {courier}',
    offered: 'oferecidas: {couriers}',
    offeredMany:
      '{count, plural, one {# transportadora oferecida} many {# de transportadoras oferecidas} other {# transportadoras oferecidas}}',
    offeredNone: 'nenhuma transportadora oferecida',
    uses: 'Escolhida para {count, plural, one {# registro} many {# de registros} other {# registros}}, a última vez {time}',
    unused: 'Ainda não usada',
    useRule: 'Usar {rule}',
    on: 'Ativa',
    fills: 'Preencher antes do envio',
    fillRule: 'Preencher antes do envio: {rule}',
    filled:
      'Preenchida em {count, plural, one {# registro} many {# de registros} other {# registros}}, a última vez {time}',
    conflict: {
      'other-rule':
        'Outra regra escolhe {courier} para estes rastreios, por isso nada é preenchido. Altere ou desative uma delas.',
      'other-couriers':
        'O serviço também ofereceu outras transportadoras para estes rastreios, por isso nada é preenchido.',
      rejected:
        'O serviço recusou esta transportadora na última vez, por isso a regra não faz nada.',
    },
    edit: 'Editar',
    editRule: 'Editar {rule}',
    editTitle: 'Editar regra de transportadora',
    editYes: 'Salvar regra',
    example: 'Código de rastreio de exemplo',
    exampleHint: 'A regra vale para {shape}. Deixe vazio para não mudar.',
    editReplaces: 'Isto substitui outra regra: {rule}',
    delete: 'Excluir',
    deleteRule: 'Excluir {rule}',
    deleted: 'Excluída: {rule}',
    kept: '{count, plural, one {Regra salva} many {# de regras salvas} other {# regras salvas}}',
    notKept:
      'A alteração não foi salva; o armazenamento deste navegador pode estar cheio. Libere espaço e tente de novo.',
    export: 'Exportar regras',
    tooLarge:
      'Estas regras passam de 1 MB e não cabem em um arquivo. Exclua algumas e exporte de novo.',
    import: 'Importar regras…',
    file: 'Arquivo com regras de transportadora',
    unreadable:
      'Este arquivo não tem regras de transportadora ou passa de 1 MB. Nada foi importado.',
    importTitle: 'Importar regras de transportadora',
    importYes:
      'Importar {count, plural, =0 {# regras} one {# regra} many {# de regras} other {# regras}}',
    importFills:
      'Permitir que {count, plural, =0 {# regras preencham} one {# regra preencha} many {# de regras preencham} other {# regras preencham}} a transportadora antes do envio',
    effect: { new: 'Nova', replaces: 'Substitui {courier}', known: 'Já salva' },
  },
}
