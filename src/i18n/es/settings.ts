import type { settings as english } from '#i18n/en/settings.ts'
import type { Translation } from '#i18n/translation.ts'

export const settings: Translation<typeof english> = {
  title: 'Ajustes',
  installation: {
    title: 'Esta instalación',
    practice: 'Modo de práctica: responde un simulador incorporado y nada llega a su tienda.',
    service: 'Servicio',
    practiceService: 'Simulador incorporado',
    unnamed: 'Sin nombre',
    address: 'Dirección',
    sameAddress: 'La dirección de esta página, que pasa las cargas al servicio',
    requestSize: 'Registros en cada petición',
    requestsAtOnce: 'Peticiones a la vez',
    timeout: 'Espera máxima de una respuesta',
    seconds: '{count, plural, one {# segundo} many {# de segundos} other {# segundos}}',
    changedBy: 'Puede cambiarlo quien instaló Tracking Upload.',
  },
  columns: {
    title: 'Columnas recordadas',
    about:
      'Cuando usted indica qué contiene cada columna, este navegador lo recuerda para la próxima hoja con el mismo aspecto.',
    count:
      '{count, plural, =0 {No se recuerda ningún formato.} one {Se recuerda # formato.} many {Se recuerdan # de formatos.} other {Se recuerdan # formatos.}}',
    forget: 'Olvidar las columnas recordadas',
    forgotten: 'Se olvidaron las columnas recordadas.',
  },
  kept: {
    title: 'Lo que guarda este navegador',
    about:
      'Su hoja, sus cargas y las respuestas se guardan solo en este navegador, hasta que borre los datos del sitio. Su token de acceso no se guarda, salvo que marque «Conservar en esta pestaña».',
    used: 'Se usan unos {used} de los {quota} que permite el navegador.',
    unknown: 'El navegador no dice cuánto espacio se usa.',
    size: {
      kilobyte: '{size} kB',
      megabyte: '{size} MB',
      gigabyte: '{size} GB',
    },
  },
}
