import type { couriers as english } from '#i18n/en/couriers.ts'
import type { Translation } from '#i18n/translation.ts'

export const couriers: Translation<typeof english> = {
  title: 'Elegir transportistas',
  summary:
    '{entries, plural, one {# registro} many {# de registros} other {# registros}} en {groups, plural, one {# grupo} many {# de grupos} other {# grupos}}',
  send: 'Enviar {count, plural, one {# registro} many {# de registros} other {# registros}} con transportista',
  group: '{count, plural, one {# registro} many {# de registros} other {# registros}}, {shape}',
  shape: {
    digits: '{count, plural, one {# dígito} many {# de dígitos} other {# dígitos}}',
    characters:
      '{count, plural, one {# letra o dígito} many {# de letras y dígitos} other {# letras y dígitos}}',
    none: 'sin número de seguimiento',
  },
  suggested: {
    'check-digit': 'Sugerido: el dígito de control coincide',
    'only-shape': 'Sugerido: sus números tienen esta forma',
  },
  showAll: 'Mostrar todos',
  showFewer: 'Ocultar registros',
  later: 'Elegir más tarde',
  inGroup: 'grupo {group}',
  notChosen: 'Todavía sin elegir',
  courierFor: 'Transportista del pedido {order}',
  chooseFor: 'Elegir el transportista del pedido {order}',
  goesWith: '{order} va con {courier}',
  exceptions:
    '{count, plural, one {# registro con otra elección} many {# de registros con otra elección} other {# registros con otra elección}}: {list}',
  chosenAlone:
    '{count, plural, one {# registro elegido} many {# de registros elegidos} other {# registros elegidos}}: {list}',
  andMore: '{count, plural, one {# más} many {# más} other {# más}}',
  undo: 'Deshacer «{choice}»',
  choice:
    'Asignar {count, plural, one {# registro} many {# de registros} other {# registros}} a {courier}',
  choiceLater:
    'Dejar {count, plural, one {# registro} many {# de registros} other {# registros}} para más tarde',
  noCandidates:
    'El servicio no propuso ningún transportista. Escriba el código con el que el servicio conoce al suyo.',
  useCode: 'Usar este código',
  moreGroups:
    '{count, plural, one {Mostrar # grupo más} many {Mostrar # de grupos más} other {Mostrar # grupos más}}',
  search: 'Buscar por nombre, país o código',
  found:
    '{count, plural, one {# transportista coincide} many {# de transportistas coinciden} other {# transportistas coinciden}}',
  nothing:
    'Ningún transportista coincide con lo escrito. Pruebe con otra parte del nombre o con el código.',
  tried: 'Ya enviado',
  decided: '{decided, number} de {count, number} decididos',
  allDecided: 'Todos los grupos están decididos.',
  undecidedOnly: 'Solo sin decidir',
  hideDecided:
    '{count, plural, one {Ocultar # grupo decidido} many {Ocultar # de grupos decididos} other {Ocultar # grupos decididos}}',
  setExceptions:
    'Asignar también {count, plural, one {este registro} many {estos # de registros} other {estos # registros}} a {courier}',
  sortBySize: 'Ordenar por tamaño',
  allSent: 'Todo enviado',
  joined:
    '{count, plural, one {Se unió # registro más a este grupo} many {Se unieron # de registros más a este grupo} other {Se unieron # registros más a este grupo}}',
  joinLater: 'Los registros de este grupo que lleguen después también irán con {courier}',
  skip: '{count, plural, one {No incluirlo} many {No incluirlos} other {No incluirlos}}',
  setOthers:
    'Asignar {count, plural, one {el registro restante} many {los # de registros restantes} other {los # registros restantes}} a {courier}',
  cameBack:
    '{count, plural, one {# registro se envió con {courier} ({time}) y vuelve} many {# de registros se enviaron con {courier} ({time}) y vuelven} other {# registros se enviaron con {courier} ({time}) y vuelven}} a necesitar transportista.',
  triedHeader: 'Enviado antes con',
  triedAt: '{courier} ({time})',
  unchoose: 'Elegir más tarde',
  undone: 'Deshecho: {choice}',
  searchCode: 'Escriba un código o busque',
  nothingKnown:
    'No coincide ningún transportista conocido. El código se envía tal como usted lo escriba.',
  from: {
    service: 'Ya nombrado por su servicio',
    'public-list': 'Lista pública, sin confirmar',
  },
  keys: 'Con un grupo enfocado, de <key>1</key> a <key>9</key> se elige para todos sus registros, <key>Intro</key> pasa al siguiente grupo sin decidir y <key>Z</key> deshace la última elección. En una lista de registros, las cifras eligen para el registro enfocado y <key>Supr</key> quita su elección.',
}
