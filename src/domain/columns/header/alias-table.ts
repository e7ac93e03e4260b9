import { isCommonCourier } from '#domain/columns/cells/courier-words.ts'
import { courier, decoys, merchantOrderId, orderId, trackingId } from './header-aliases.json'
import { buildAliases, type HeaderAliases } from './header-aliases.ts'

const namesOf = (entries: readonly { readonly header: string }[]): readonly string[] =>
  entries.map((entry) => entry.header)

const NAMES = {
  fields: {
    orderId: namesOf(orderId),
    // Receipts of typed entries have the names that this product gives its fields.
    merchantOrderId: [...namesOf(merchantOrderId), 'ID de pedido del comercio'],
    courier: [...namesOf(courier), 'Código de transportista', '物流商代码', '物流商代碼'],
    trackingId: [...namesOf(trackingId), '運單號碼'],
  },
  decoys: namesOf(decoys).flatMap((names) => names.split(' / ')),
}

/** The collected headers of shops and programs in many languages, and the words that name couriers. */
export const HEADER_ALIASES: HeaderAliases = {
  ...buildAliases(NAMES),
  isCourierWord: isCommonCourier,
}
