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
  keys: 'En un grupo, de <key>1</key> a <key>9</key> se elige; <key>Z</key> deshace la última elección.',
}
