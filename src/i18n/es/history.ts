import type { history as english } from '#i18n/en/history.ts'
import type { Translation } from '#i18n/translation.ts'

export const history: Translation<typeof english> = {
  title: 'Subidas',
  empty: 'Todavía no hay subidas',
  emptyNext: 'Añadir números de seguimiento',
  search: 'Buscar en las subidas',
  searchHint: 'Pedido, número o nombre',
  filter: 'Mostrar',
  filters: { all: 'Todas', open: 'Pendientes', done: 'Terminadas' },
  none: {
    all: 'Todavía no hay subidas',
    open: 'No queda nada pendiente.',
    done: 'No hay subidas terminadas',
  },
  list: 'Subidas anteriores',
  named: 'Subidas que coinciden',
  column: {
    name: 'Nombre',
    when: 'Cuándo',
    entries: 'Registros',
    result: 'Resultado',
    status: 'Estado',
    actions: 'Acciones',
  },
  filledByRules:
    '{count, plural, one {# pregunta} many {# de preguntas} other {# preguntas}} de transportista ahorradas por reglas',
  practice: 'Práctica',
  handedOver: 'La tiene su colega',
  counting: 'Contando…',
  done: 'Terminada',
  sending: 'Subiendo: {done, number} de {total, number}',
  more: 'Mostrar {count, number} más',
  shown: '{shown, number} de {count, plural, one {# subida} many {# de subidas} other {# subidas}}',
  failed: 'No se pudieron leer sus subidas. Inténtelo de nuevo.',
  again: 'Intentar de nuevo',
  actions: 'Acciones para {name}, {when}',
  rename: 'Cambiar nombre',
  name: 'Nombre de esta subida',
  nameHint: 'Déjelo vacío para usar «{name}».',
  save: 'Guardar',
  notRenamed:
    'No se pudo guardar el nombre. Es posible que el almacenamiento de este navegador esté lleno.',
  download: 'Descargar',
  delete: 'Eliminar',
  deleteTitle: '¿Eliminar «{name}»?',
  deleteText:
    'Se {count, plural, one {elimina # registro y su resultado} many {eliminan # de registros y sus resultados} other {eliminan # registros y sus resultados}} de este navegador. Su tienda no cambia.',
  deleteOpen:
    '{count, plural, one {# registro sigue pendiente} many {# de registros siguen pendientes} other {# registros siguen pendientes}}: {kinds}.',
  deleteYes: 'Eliminar subida',
  deleted: 'Subida eliminada.',
  notDeleted:
    'Esta subida no se eliminó; se está enviando u otra pestaña tomó el control. Deténgala o cierre la otra pestaña e inténtelo de nuevo.',
  unreadable: {
    text: 'No se puede leer esta subida. Descárguela tal cual o elimínela.',
    name: 'Subida {id}',
    download: 'Descargar tal cual',
    downloadOne: 'Descargar {name} tal cual',
    notDownloaded: 'El navegador no pudo leerla. Recargue la página e inténtelo de nuevo.',
    deleteText: 'Se elimina todo lo que este navegador guarda de esta subida. Su tienda no cambia.',
  },
  hits: {
    title: 'Registros que coinciden',
    count:
      '{count, plural, one {# registro encontrado.} many {# de registros encontrados.} other {# registros encontrados.}}',
    none: '{named, plural, =0 {Ningún registro ni subida coincide con «{search}».} one {Ningún registro coincide; sí # subida.} many {Ningún registro coincide; sí # de subidas.} other {Ningún registro coincide; sí # subidas.}}',
    row: 'fila {row}',
    where: '{source}, fila {row}',
    earlier: 'Antes {value}',
    searching: 'Buscando',
    progress:
      '{done, number} de {total, plural, one {# subida revisada} many {# de subidas revisadas} other {# subidas revisadas}}',
    more: 'Mostrar más',
    isMore: 'Las {count, number} mejores coincidencias.',
    failed: 'La búsqueda no funcionó. Inténtelo de nuevo.',
    again: 'Intentar de nuevo',
  },
}
