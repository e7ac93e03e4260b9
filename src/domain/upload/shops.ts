import type { UploadHeader } from './stored-upload.ts'

/** A shop by the name that the user gave it, or all shops, including unnamed ones. */
export type ShopChoice = string
export const ALL_SHOPS = ''

type Named = Pick<UploadHeader, 'shop'>

/** Tells whether an upload belongs to the chosen shop. */
export function isOfShop({ shop }: Named, choice: ShopChoice): boolean {
  return choice === ALL_SHOPS || shop === choice
}

/** Tells whether an upload may belong to a shop. It may when either has no name. */
export function mayBeOfShop({ shop }: Named, other: string): boolean {
  return shop === undefined || other === '' || shop === other
}

/** Returns the choices, in the order of the uploads; empty when all have the same shop or none has one. */
export function shopChoices(headers: readonly Named[]): readonly ShopChoice[] {
  const shops = new Set(headers.map(({ shop }) => shop))
  return shops.size < 2 ? [] : [ALL_SHOPS, ...[...shops].filter((shop) => shop !== undefined)]
}
