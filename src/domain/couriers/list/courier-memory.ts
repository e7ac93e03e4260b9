import type { CourierReplacement } from '#domain/draft/changes/courier-values.ts'

/** The code that the user chose for a name in a sheet; `key` is the `plainName`. */
export type ChosenCourier = {
  readonly kind: 'name'
  readonly key: string
  readonly code: string
}

/** The code that was last chosen for a name, overall and by each named shop. */
export type RememberedCourier = ChosenCourier & {
  /** The latest choice first; missing without named shops. */
  readonly shops?: readonly { readonly shop: string; readonly code: string }[]
}

/** More shops than one user works for. */
const MOST_SHOPS = 20

/** Replaces the last choice for a name; `shop` is empty for an unnamed shop. */
export function rememberChosen(
  before: RememberedCourier | null,
  chosen: ChosenCourier,
  shop: string,
): RememberedCourier {
  const others = before?.shops?.filter((one) => one.shop !== shop) ?? []
  const own = shop === '' ? [] : [{ shop, code: chosen.code }]
  const shops = [...own, ...others].slice(0, MOST_SHOPS)
  return shops.length === 0 ? chosen : { ...chosen, shops }
}

/** Returns the shop's own last choice for a name, else the last one of any shop. */
export function codeFor({ code, shops = [] }: RememberedCourier, shop: string): string {
  return shops.find((one) => one.shop === shop)?.code ?? code
}

/**
 * Returns the replacements worth remembering: only those of names, and only with confirmed codes. A replaced code was
 * wrong in that sheet, which says nothing about the next one.
 */
export function namesToRemember(
  replacements: readonly CourierReplacement[],
  isCode: (value: string) => boolean,
): readonly ChosenCourier[] {
  return replacements.flatMap(({ value, code, isUnconfirmed }) => {
    const isName = !isUnconfirmed && /\p{L}/u.test(value) && !isCode(value)
    const chosen = code.trim()
    return isName && chosen !== '' ? [{ kind: 'name', key: plainName(value), code: chosen }] : []
  })
}

/**
 * Normalizes a courier's name for comparison: without case, accents, full-width letters, blanks and dots, in simplified
 * characters, and with one Chinese word for express delivery.
 */
export function plainName(name: string): string {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  // NFC recomposes Korean syllables and Japanese marks, which NFKD takes apart.
  return simplify(letters.normalize('NFC')).replace(/速[运递]/g, '快递')
}

/** Replaces traditional characters that occur in courier names by simplified ones. */
export function simplify(name: string): string {
  return name.replace(TRADITIONAL, (sign) => SIMPLIFIED.get(sign) ?? sign)
}

/** Pairs of a traditional and a simplified character that occur in courier names. */
const PAIRS =
  '豐丰 圓圆 韻韵 達达 郵邮 遞递 運运 貓猫 華华 國国 際际 極极 優优 東东 萬万 順顺 雲云 鳥鸟 飛飞 聯联 鏈链 應应 蘭兰 賣卖 環环 灣湾 臺台 門门 寶宝 龍龙 馬马 買买 貨货 車车 電电 傳传 專专 線线 維维 馳驰 訊讯 網网 陸陆 聖圣 亞亚 歐欧 榮荣 興兴 業业 務务 號号 儲储 倉仓 來来 鄉乡 黃黄 見见 輸输 濃浓'

const SIMPLIFIED: ReadonlyMap<string, string> = new Map(
  PAIRS.split(' ').map(([traditional = '', simplified = '']) => [traditional, simplified]),
)

const TRADITIONAL = new RegExp(`[${[...SIMPLIFIED.keys()].join('')}]`, 'g')
