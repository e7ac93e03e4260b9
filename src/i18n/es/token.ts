import type { token as english } from '#i18n/en/token.ts'
import type { Translation } from '#i18n/translation.ts'

export const token: Translation<typeof english> = {
  label: 'Acceso',
  field: 'Token de acceso',
  use: 'Usar el token',
  keep: 'Conservar en esta pestaña',
  change: 'Cambiar el token',
  ends: 'El token termina en <digits>{ending}</digits>',
  set: 'Token listo',
  help: '¿Dónde lo encuentro?',
  rejected: 'El servicio no aceptó este token, así que no se procesó nada. Introduzca otro.',
  taken: 'El token está listo',
  problem: {
    missing: 'Pegue o escriba aquí su token de acceso.',
    'impossible-characters':
      'Esto no puede ser un token: tiene caracteres que un token nunca lleva. Cópielo otra vez de donde lo obtuvo.',
  },
}
