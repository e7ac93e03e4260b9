import type { shell as english } from '#i18n/en/shell.ts'
import type { Translation } from '#i18n/en/translation.ts'

export const shell: Translation<typeof english> = {
  product: 'Tracking Upload',
  notLoaded: 'No se pudo cargar Tracking Upload. Compruebe la red y recargue esta página.',
  tooOld: 'Este navegador es demasiado antiguo para Tracking Upload.',
  main: 'Principal',
  prepare: 'Preparar',
  uploads: 'Subidas',
  settings: 'Ajustes',
  help: 'Ayuda',
  skip: {
    sheet: 'Ir a la hoja',
    issues: 'Ir a las incidencias',
    page: 'Ir al contenido principal',
  },
  practice: 'Modo de práctica: nada llega a su tienda',
  practiceShort: 'Práctica',
  watching: 'Ya está usando Tracking Upload en otra pestaña. Esta es de solo lectura.',
  useThisTab: 'Usar esta pestaña',
  taking: 'Esperando a que la otra pestaña termine lo que estaba enviando.',
  giving: 'Se está terminando lo que se enviaba. Después podrá continuar en la otra pestaña.',
  taken: 'Ya puede trabajar en esta pestaña',
  running: 'Subiendo…',
  paused: 'Hay una subida en pausa.',
  goToUpload: 'Ver la subida',
  allUploads: 'Ver todas las subidas',
  noSuchUpload:
    'Esta subida no está en este navegador. Puede que se eliminara o que se hiciera en otro.',
  unreadableUpload:
    'No se pudo leer esta subida. Recargue la página; no se envió ni se cambió nada.',
  notFound: 'Página no encontrada',
  notFoundNext: 'No encontramos esa página. Revise la dirección o empiece por Preparar.',
  goToPrepare: 'Ir a Preparar',
  partMissing:
    'Una parte de la página no se cargó. Recárguela para volver a intentarlo; su hoja y sus subidas están a salvo.',
  olderTab:
    'Hay una versión anterior abierta en otra pestaña. Recargue o cierre esa pestaña para continuar aquí.',
  reload: 'Recargar la página',
  broken: 'Algo falló. Su hoja y sus subidas están a salvo.',
  storage: {
    'newer-version':
      'Hay una versión más reciente abierta en otra pestaña. Recargue para continuar; su hoja y sus subidas están a salvo.',
    lost: 'Esta pestaña perdió el acceso al almacenamiento del navegador y no puede guardar ni enviar nada. Copie lo que necesite y recargue.',
    insecure: 'Para subir hace falta una dirección segura (https). Pídasela a su administrador.',
    forbidden:
      'Este navegador bloquea el almacenamiento, así que las subidas no se pueden proteger de pérdidas ni de duplicados. Salga de la navegación privada o permita los datos del sitio y recargue.',
    unreadable:
      'No se puede abrir el almacenamiento de este navegador y no es posible subir nada; no se eliminó nada. Libere espacio en el disco o reinicie el navegador y recargue.',
  },
  installation: {
    title: 'Tracking Upload no está bien configurado',
    unreachable:
      'La configuración (config.json) no se cargó. Compruebe la conexión y recargue la página.',
    wrong: 'La configuración (config.json) no es válida. Envíe estos detalles a su administrador.',
  },
}
