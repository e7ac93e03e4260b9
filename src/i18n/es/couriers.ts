import type { couriers as english } from '#i18n/en/couriers.ts'
import type { Translation } from '#i18n/translation.ts'

export const couriers: Translation<typeof english> = {
  title: 'Elegir transportistas',
  summary:
    '{entries, plural, one {# envío} many {# de envíos} other {# envíos}} en {groups, plural, one {# grupo} many {# de grupos} other {# grupos}}',
  send: 'Enviar {count, plural, one {# envío} many {# de envíos} other {# envíos}} con transportista',
  group: '{count, plural, one {# envío} many {# de envíos} other {# envíos}}, {shape}',
  shape: {
    digits: '{count, plural, one {# cifra} many {# de cifras} other {# cifras}}',
    characters:
      '{count, plural, one {# letra o cifra} many {# de letras y cifras} other {# letras y cifras}}',
    none: 'sin número de seguimiento',
  },
  suggested: {
    'check-digit': 'Sugerido: el dígito de control encaja',
    'only-shape': 'Sugerido: sus números son así',
  },
  showAll: 'Mostrar todos',
  showFewer: 'Ocultar envíos',
  later: 'Elegir más tarde',
  notChosen: 'Sin elegir',
  courierFor: 'Transportista del pedido {order}',
  chooseFor: 'Elegir el transportista del pedido {order}',
  goesWith: '{order} va con {courier}',
  exceptions:
    '{count, plural, one {# envío elegido aparte} many {# de envíos elegidos aparte} other {# envíos elegidos aparte}}: {list}',
  chosenAlone:
    '{count, plural, one {# envío elegido} many {# de envíos elegidos} other {# envíos elegidos}}: {list}',
  andMore: '{count, plural, one {# más} many {# más} other {# más}}',
  undo: 'Deshacer «{choice}»',
  choice: 'Asignar {count, plural, one {# envío} many {# de envíos} other {# envíos}} a {courier}',
  choiceLater:
    'Dejar {count, plural, one {# envío} many {# de envíos} other {# envíos}} para más tarde',
  noCandidates:
    'El servicio no ha propuesto ningún transportista. Escribe el código con el que conoce al tuyo.',
  useCode: 'Usar este código',
  moreGroups:
    '{count, plural, one {Mostrar # grupo más} many {Mostrar # de grupos más} other {Mostrar # grupos más}}',
  search: 'Buscar por nombre, país o código',
  nothing: 'Ningún transportista coincide con lo escrito.',
  keys: 'En un grupo, de <key>1</key> a <key>9</key> se elige; <key>Z</key> deshace la última elección.',
}
