import type { history as english } from '#i18n/en/history.ts'
import type { Translation } from '#i18n/translation.ts'

export const history: Translation<typeof english> = {
  title: 'Cargas',
  empty: 'Todavía no se cargó nada desde este navegador.',
  emptyNext: 'Preparar una hoja',
  search: 'Buscar por nombre o número',
  searchHint:
    'Un ID de pedido, un ID de pedido del comercio, un número de seguimiento o el nombre de una carga.',
  openOnly: 'Solo las pendientes ({count, number})',
  noneOpen: 'No hay nada pendiente: todos los registros están aceptados o apartados.',
  list: 'Cargas anteriores',
  named: 'Cargas con este nombre',
  practice: 'Práctica',
  accepted: '{count, plural, one {# aceptado} many {# de aceptados} other {# aceptados}}',
  counting: 'Contando…',
  done: 'No queda nada por hacer',
  sending: 'Enviándose: {done, number} de {total, number}',
  more: 'Mostrar {count, number} más',
  shown: '{shown, number} de {count, plural, one {# carga} many {# de cargas} other {# cargas}}',
  failed: 'No se pudieron leer las cargas que guarda este navegador.',
  again: 'Intentar otra vez',
  rename: 'Cambiar el nombre de {name}, {when}',
  name: 'Nombre de esta carga',
  nameHint: 'Vacío: «{name}», como antes.',
  save: 'Guardar',
  notRenamed: 'No se pudo guardar el nombre en este navegador. Es posible que su disco esté lleno.',
  delete: 'Eliminar {name}, {when}',
  deleteTitle: '¿Eliminar «{name}»?',
  deleteText:
    '{count, plural, one {# registro} many {# de registros} other {# registros}} y lo que respondió el servicio desaparecerán para siempre de este navegador. En su tienda no cambia nada.',
  deleteOpen:
    '{count, plural, one {Todavía tiene # registro pendiente} many {Todavía tiene # de registros pendientes} other {Todavía tiene # registros pendientes}}: {kinds}.',
  deleteYes: 'Eliminar esta carga',
  deleted: 'La carga se eliminó.',
  notDeleted: 'Esta carga no se eliminó: se está enviando, u otra pestaña tomó el control.',
  unreadable: {
    text: 'No se puede leer esta carga. Descárguela tal como está o elimínela.',
    name: 'Carga {id}',
    download: 'Descargar tal como está',
    downloadOne: 'Descargar {name} tal como está',
    notDownloaded: 'El navegador no pudo leerla. Vuelva a cargar la página e inténtelo de nuevo.',
    deleteText: 'Se elimina todo lo que este navegador guarda de esta carga. Su tienda no cambia.',
  },
  hits: {
    title: 'Registros con este número',
    count:
      '{count, plural, one {Se encontró # registro.} many {Se encontraron # de registros.} other {Se encontraron # registros.}}',
    none: '{named, plural, =0 {«{search}» no se cargó desde este navegador: ningún ID de pedido, ID de pedido del comercio o número de seguimiento lo contiene.} one {Ningún registro tiene este número; # carga tiene este nombre.} many {Ningún registro tiene este número; # de cargas tienen este nombre.} other {Ningún registro tiene este número; # cargas tienen este nombre.}}',
    row: 'fila {row}',
    where: '{source}, fila {row}',
    earlier: 'Se encontró por «{value}», que estaba ahí antes de corregirlo.',
    searching: 'Buscando',
    progress:
      '{done, number} de {total, plural, one {# carga revisada} many {# de cargas revisadas} other {# cargas revisadas}}',
    more: 'Mostrar más',
    isMore: 'Se muestran los {count, number} mejores resultados; hay más.',
    failed: 'No se pudo buscar en las cargas que guarda este navegador.',
    again: 'Intentar otra vez',
  },
}
