import { courier, decoys, merchantOrderId, orderId, trackingId } from './header-aliases.json'
import { buildAliases } from './header-aliases.ts'

const namesOf = (entries: readonly { readonly header: string }[]): readonly string[] =>
  entries.map((entry) => entry.header)

/** The collected headers of shops and programs in many languages. */
export const HEADER_ALIASES = buildAliases({
  fields: {
    orderId: namesOf(orderId),
    merchantOrderId: namesOf(merchantOrderId),
    courier: namesOf(courier),
    trackingId: namesOf(trackingId),
  },
  decoys: namesOf(decoys).flatMap((names) => names.split(' / ')),
})
