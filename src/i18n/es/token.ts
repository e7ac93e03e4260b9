import type { token as english } from '#i18n/en/token.ts'
import type { Translation } from '#i18n/en/translation.ts'

export const token: Translation<typeof english> = {
  connect: 'Conectar',
  connected: 'Conectado',
  added: 'Token añadido',
  expired: 'Token caducado',
  expiredText:
    'Este token caducó {when}. Si el reloj de su dispositivo está en hora, consiga otro.',
  expires: 'Caduca {when}.',
  shop: 'Tienda (opcional)',
  rejected: 'Token rechazado',
  toUpload: 'Conéctese para subir',
  andUpload:
    'Conectar y subir {count, plural, one {# registro} many {# de registros} other {# registros}}',
  andContinue: 'Usar el token y continuar',
  about: 'Pegue su token de acceso. Se olvida al cerrar o recargar esta página.',
  replace: 'Para usar otro token, péguelo aquí.',
  field: 'Token de acceso',
  use: 'Usar el token',
  usePractice: 'Usar un token de práctica',
  keep: 'Conservar hasta que cierre esta pestaña',
  keepHint: 'Otras personas que usen este dispositivo podrían leerlo hasta que cierre la pestaña.',
  help: '¿Dónde lo encuentro?',
  rejectedText: 'El token se rechazó o ha caducado. Introduzca otro.',
  keptInTab: 'Se conserva hasta que cierre la pestaña.',
  notKept: 'Se olvida al recargar.',
  disconnect: 'Desconectar',
  disconnected: 'Desconectado',
  problem: {
    missing: 'Introduzca su token de acceso.',
    'impossible-characters': 'Esto no parece un token de acceso. Cópielo de nuevo.',
    'too-long': 'Es demasiado largo para un token de acceso. Copie solo el token.',
  },
}
