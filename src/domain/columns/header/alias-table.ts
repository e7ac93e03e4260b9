import { isCommonCourier } from '#domain/columns/cells/courier-words.ts'
import { eachField, type TrackingField } from '#domain/entry/tracking-entry.ts'
import { decoys, fields } from './header-aliases.json'
import { buildAliases, type HeaderAliases } from './header-aliases.ts'

type Listed = readonly { readonly header: string }[]

/** The names that this product uses in receipts of typed entries. */
const OWN_NAMES: { readonly [field in TrackingField]?: readonly string[] } = {
  merchantOrderId: ['ID de pedido del comercio', 'N.º interno'],
  courier: [
    'Código de transportista',
    'Código da transportadora',
    'Cód. transportadora',
    '物流商代码',
    '物流商代碼',
  ],
  trackingId: ['運單號碼', '追蹤編號'],
}

const namesOf = (entries: Listed): readonly string[] => entries.map((entry) => entry.header)

const NAMES = {
  fields: eachField((field) => [...namesOf(fields[field]), ...(OWN_NAMES[field] ?? [])]),
  decoys: namesOf(decoys).flatMap((names) => names.split(' / ')),
}

/** Known headers of shops and programs in many languages, and words that name couriers. */
export const HEADER_ALIASES: HeaderAliases = {
  ...buildAliases(NAMES),
  isCourierWord: isCommonCourier,
}
