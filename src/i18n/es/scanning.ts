import type { scanning as english } from '#i18n/en/scanning.ts'
import type { Translation } from '#i18n/en/translation.ts'

export const scanning: Translation<typeof english> = {
  title: 'Escanear etiquetas',
  done: 'Listo',
  progress: '{scanned, number} de {all, number} escaneadas · faltan {left, number}',
  scanned:
    '{count, plural, =0 {Aún no hay etiquetas escaneadas} one {# etiqueta escaneada} many {# de etiquetas escaneadas} other {# etiquetas escaneadas}}',
  ways: {
    label: 'Orden de escaneo',
    'next-order': 'Rellenar la hoja',
    'order-first': 'Añadir pedidos nuevos',
  },
  order: {
    next: 'Siguiente pedido',
    chosen: 'Pedido',
    none: 'Escanee el pedido',
    noneHint: 'Escanee el código del pedido o escriba su ID. Después escanee su etiqueta.',
    allHave: 'Todos los pedidos tienen número',
    allHaveHint: 'Elija «Añadir pedidos nuevos» para escanear más.',
    label: 'Ahora escanee su etiqueta.',
    lines: '{count, plural, one {# línea} many {# de líneas} other {# líneas}}',
    hasNumber: 'Ya tiene un número. Otra etiqueta añade un segundo paquete.',
  },
  skip: 'Omitir',
  other: 'Otro pedido…',
  otherField: 'ID de pedido',
  otherUse: 'Usar este pedido',
  otherMissing: '{name} no está en la hoja. Compruebe el ID.',
  torch: 'Linterna',
  pictures: 'Leer imágenes',
  picture: {
    field: 'Imágenes de etiquetas',
    reading: 'Leyendo {name}…',
    none: 'Los códigos de barras de {name} no contienen ningún pedido ni número de seguimiento. No se añadió nada.',
    unreadable: 'No se puede abrir {name}. Guárdela como PNG o JPEG e inténtelo de nuevo.',
  },
  camera: {
    label: 'Imagen de la cámara',
    opening: 'Abriendo la cámara…',
    loading: 'Cargando el lector de códigos…',
    use: 'Usar la cámara',
    tryAgain: 'Intentar de nuevo',
    problem: {
      insecure:
        'Los navegadores solo permiten la cámara en páginas seguras (https). Lea una imagen en su lugar.',
      refused:
        'Su navegador bloquea la cámara en esta página. Permítala junto a la dirección e inténtelo de nuevo.',
      none: 'No se encontró ninguna cámara. Conecte una o lea una imagen.',
      'in-use':
        'No se puede usar la cámara. Cierre los otros programas que la usan e inténtelo de nuevo.',
      reader: 'No se cargó el lector de códigos. Compruebe la conexión e inténtelo de nuevo.',
    },
  },
  hint: {
    several: 'Hay varias etiquetas a la vista. Muestre solo una.',
    'no-number':
      'Ese código no contiene un número de seguimiento. Muestre otro código de la etiqueta.',
    'order-needed': 'Eso es una etiqueta. Escanee primero su pedido.',
    'no-order-left': 'Todos los pedidos tienen número. No se añadió nada.',
  },
  list: 'Escaneadas',
  taken: {
    checked: 'El dígito de control coincide',
    known: 'Formato conocido',
    plain: 'Formato desconocido. Compárelo con la etiqueta.',
    none: 'Compárelo con la etiqueta.',
  },
  takenApart: 'Número tomado del código completo',
  elsewhere: 'Ya está en {owner}. Se queda en {owner}.',
  takenOff: 'Quitado de {order}',
  noOrder: 'Sin ID de pedido',
  spoken: {
    taken: '{order}: {number}',
    elsewhere: '{number} ya está en {owner}',
    undone: 'Deshecho',
    next: 'Siguiente pedido {order}',
    label: 'Pedido {order}. Escanee su etiqueta.',
  },
}
