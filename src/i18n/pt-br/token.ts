import type { token as english } from '#i18n/en/token.ts'
import type { Translation } from '#i18n/en/translation.ts'

export const token: Translation<typeof english> = {
  connect: 'Conectar',
  connected: 'Conectado',
  added: 'Token adicionado',
  expired: 'Token expirado',
  expiredText:
    'Este token expirou {when}. Se o relógio do seu dispositivo estiver certo, obtenha outro.',
  expires: 'Expira {when}.',
  shop: 'Loja (opcional)',
  rejected: 'Token recusado',
  toUpload: 'Conecte-se para enviar',
  andUpload:
    'Conectar e enviar {count, plural, one {# registro} many {# de registros} other {# registros}}',
  andContinue: 'Usar o token e continuar',
  about: 'Cole seu token de acesso. Ele é esquecido quando você fecha ou recarrega esta página.',
  replace: 'Para usar outro token, cole aqui.',
  field: 'Token de acesso',
  use: 'Usar o token',
  usePractice: 'Usar um token de treinamento',
  keep: 'Manter até eu fechar esta guia',
  keepHint: 'Outras pessoas que usam este dispositivo podem lê-lo até você fechar a guia.',
  help: 'Onde encontro?',
  rejectedText: 'Este token foi recusado ou expirou. Informe outro.',
  keptInTab: 'Mantido até você fechar esta guia.',
  notKept: 'Esquecido quando você recarregar.',
  disconnect: 'Desconectar',
  disconnected: 'Desconectado',
  problem: {
    missing: 'Informe seu token de acesso.',
    'impossible-characters': 'Isto não parece um token de acesso. Copie de novo.',
    'too-long': 'Isto é longo demais para um token de acesso. Copie só o token.',
  },
}
