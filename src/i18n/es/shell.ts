import type { shell as english } from '#i18n/en/shell.ts'
import type { Translation } from '#i18n/translation.ts'

export const shell: Translation<typeof english> = {
  product: 'Tracking Upload',
  main: 'Principal',
  prepare: 'Preparar',
  uploads: 'Cargas',
  settings: 'Ajustes',
  help: 'Ayuda',
  language: 'Idioma',
  theme: 'Tema',
  themes: { system: 'Del sistema', light: 'Claro', dark: 'Oscuro' },
  skip: 'Saltar a la página',
  practice: 'Modo de práctica: nada llega a su tienda',
  watching:
    'Tracking Upload está abierto en otra pestaña, que es la que puede cambiar y enviar. Esta pestaña muestra lo mismo y toma el relevo cuando se cierre la otra.',
  running: 'Se está enviando una carga.',
  paused: 'Hay una carga que le espera.',
  goToUpload: 'Abrir la carga',
  allUploads: 'Ver las cargas de este navegador',
  noSuchUpload:
    'Esa carga no está en este navegador. Puede que se haya eliminado o que se hiciera en otro navegador.',
  unreadableUpload:
    'No se pudo leer esta carga en este navegador. Recargue la página; no se envió ni se cambió nada.',
  notFound: 'No hay ninguna página en esta dirección.',
  goToPrepare: 'Ir a Preparar',
  partMissing:
    'No se pudo abrir una parte de esta página. Puede que haya una versión nueva o que no haya red. Su hoja y sus cargas están guardadas.',
  olderTab:
    'Una versión anterior de Tracking Upload sigue abierta en otra pestaña. Recargue o cierre esa pestaña; esta página continuará sola. Su hoja y sus cargas están guardadas.',
  reload: 'Recargar la página',
  broken: 'Algo falló en esta página. Su hoja y sus cargas están guardadas.',
  storage: {
    'newer-version':
      'Se abrió una versión más reciente de Tracking Upload en este navegador, por lo que esta pestaña ya no puede guardar nada. Recargue la página para continuar; su hoja y sus cargas están guardadas.',
    lost: 'El navegador ha retirado el almacenamiento a esta pestaña, así que aquí no se puede guardar ni enviar nada. Copie de la hoja lo que todavía necesite y recargue la página.',
    insecure:
      'Esta página se abrió sin conexión segura (https) y el navegador no le permite guardar las cargas con seguridad. Aquí no se puede cargar nada. Pida una dirección https a quien instaló Tracking Upload.',
    forbidden:
      'Este navegador no permite que la página guarde nada, así que no se puede cargar: sin su diario, una carga podría perderse o enviarse dos veces. Salga de la navegación privada o permita los datos del sitio y recargue.',
    unreadable:
      'No se puede abrir lo que este navegador guarda para Tracking Upload (quizá el disco está lleno), así que no se puede cargar: sin su diario, una carga podría perderse o enviarse dos veces. Libere espacio o reinicie el navegador y recargue. No se eliminó nada.',
  },
  installation: {
    title: 'Tracking Upload no está bien configurado',
    unreachable: 'No se pudieron leer sus ajustes (config.json). Compruebe la red y recargue.',
    wrong:
      'Sus ajustes (config.json) contienen algo que no se puede usar. Los detalles de abajo son para quien lo instaló.',
  },
}
