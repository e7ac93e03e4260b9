import type { shell as english } from '#i18n/en/shell.ts'
import type { Translation } from '#i18n/en/translation.ts'

export const shell: Translation<typeof english> = {
  product: 'Tracking Upload',
  notLoaded:
    'Não foi possível carregar o Tracking Upload. Verifique a rede e recarregue esta página.',
  tooOld: 'Este navegador é antigo demais para o Tracking Upload.',
  main: 'Principal',
  prepare: 'Preparar',
  uploads: 'Uploads',
  settings: 'Configurações',
  help: 'Ajuda',
  skip: {
    sheet: 'Ir para a planilha',
    issues: 'Ir para as pendências',
    page: 'Ir para o conteúdo principal',
  },
  practice: 'Modo de treinamento: nada chega à sua loja',
  practiceShort: 'Treino',
  watching: 'Você já está usando o Tracking Upload em outra guia. Esta é somente leitura.',
  useThisTab: 'Usar esta guia',
  taking: 'Esperando a outra guia terminar o que estava enviando.',
  giving: 'Terminando o que estava sendo enviado. Depois você pode continuar na outra guia.',
  taken: 'Agora você pode trabalhar nesta guia',
  running: 'Enviando…',
  paused: 'Há um upload pausado.',
  goToUpload: 'Ver upload',
  allUploads: 'Ver todos os uploads',
  noSuchUpload:
    'Este upload não está neste navegador. Ele pode ter sido excluído ou feito em outro.',
  unreadableUpload:
    'Não foi possível ler este upload. Recarregue a página; nada foi enviado nem alterado.',
  notFound: 'Página não encontrada',
  notFoundNext: 'Não encontramos essa página. Confira o endereço ou comece em Preparar.',
  goToPrepare: 'Ir para Preparar',
  partMissing:
    'Uma parte da página não carregou. Recarregue para tentar de novo; sua planilha e seus uploads estão seguros.',
  olderTab:
    'Há uma versão anterior aberta em outra guia. Recarregue ou feche essa guia para continuar aqui.',
  reload: 'Recarregar a página',
  broken: 'Algo deu errado. Sua planilha e seus uploads estão seguros.',
  storage: {
    'newer-version':
      'Há uma versão mais recente aberta em outra guia. Recarregue para continuar; sua planilha e seus uploads estão seguros.',
    lost: 'Esta guia perdeu o acesso ao armazenamento do navegador e não pode salvar nem enviar nada. Copie o que precisar e recarregue.',
    insecure: 'Para enviar é preciso um endereço seguro (https). Peça-o ao administrador.',
    forbidden:
      'Este navegador bloqueia o armazenamento, por isso não dá para proteger os uploads contra perdas e repetições. Saia da navegação anônima ou permita os dados do site e recarregue.',
    unreadable:
      'Não é possível abrir o armazenamento deste navegador, por isso nada pode ser enviado; nada foi excluído. Libere espaço em disco ou reinicie o navegador e recarregue.',
  },
  installation: {
    title: 'O Tracking Upload não está configurado corretamente',
    unreachable:
      'A configuração (config.json) não carregou. Verifique a conexão e recarregue a página.',
    wrong: 'A configuração (config.json) é inválida. Mande estes detalhes ao administrador.',
  },
}
