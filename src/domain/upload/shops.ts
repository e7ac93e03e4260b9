import type { UploadHeader } from '#domain/kept/upload.ts'

/** A shop by the name that the person gave it, or all of them, those without a name included. */
export type ShopChoice = string
export const ALL_SHOPS = ''

type Named = Pick<UploadHeader, 'shop'>

/** Whether an upload is of the chosen shop. */
export function isOfShop({ shop }: Named, choice: ShopChoice): boolean {
  return choice === ALL_SHOPS || shop === choice
}

/** Whether an upload may be of a shop: where either has no name, it may be the same. */
export function mayBeOfShop({ shop }: Named, other: string): boolean {
  return shop === undefined || other === '' || shop === other
}

/** What can be chosen between, in the order of the uploads; nothing where all are of one shop, or none is named. */
export function shopChoices(headers: readonly Named[]): readonly ShopChoice[] {
  const shops = new Set(headers.map(({ shop }) => shop))
  return shops.size < 2 ? [] : [ALL_SHOPS, ...[...shops].filter((shop) => shop !== undefined)]
}
