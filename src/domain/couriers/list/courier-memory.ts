import type { CourierReplacement } from '#domain/draft/changes/courier-values.ts'

/** A code that the person chose for a name that a sheet had in its place, as `plainName` writes it. */
export type ChosenCourier = {
  readonly kind: 'name'
  readonly key: string
  readonly code: string
}

/** The code that was chosen last for a name, and the one that each named shop chose last. */
export type RememberedCourier = ChosenCourier & {
  /** The shop of the last choice first; not there where no shop was named, or in what an earlier release kept. */
  readonly shops?: readonly { readonly shop: string; readonly code: string }[]
}

/** More shops than one person works for. */
const MOST_SHOPS = 20

/** A choice in the place of the last one for its name; `shop` is empty where it has no name. */
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

/** The code for a name: the shop's own last choice, else the last one at this service. */
export function codeFor({ code, shops = [] }: RememberedCourier, shop: string): string {
  return shops.find((one) => one.shop === shop)?.code ?? code
}

/**
 * The choices worth remembering among codes that were put in the place of values: names alone, and no unconfirmed
 * code. A code that was replaced by another one was wrong in that sheet, and says nothing about the next.
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
 * A courier's name without what people write now one way, now another: capitals, accents, full-width letters, blanks,
 * dots, traditional characters, and which of the Chinese words for express delivery it has.
 */
export function plainName(name: string): string {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  // Composed again: NFKD takes Korean syllables and Japanese marks apart.
  return simplify(letters.normalize('NFC')).replace(/速[运递]/g, '快递')
}

/** The traditional characters that courier names have, as simplified ones. */
export function simplify(name: string): string {
  return name.replace(TRADITIONAL, (sign) => SIMPLIFIED.get(sign) ?? sign)
}

/** The characters in which names of couriers differ between the two scripts. */
const PAIRS =
  '豐丰 圓圆 韻韵 達达 郵邮 遞递 運运 貓猫 華华 國国 際际 極极 優优 東东 萬万 順顺 雲云 鳥鸟 飛飞 聯联 鏈链 應应 蘭兰 賣卖 環环 灣湾 臺台 門门 寶宝 龍龙 馬马 買买 貨货 車车 電电 傳传 專专 線线 維维 馳驰 訊讯 網网 陸陆 聖圣 亞亚 歐欧 榮荣 興兴 業业 務务 號号 儲储 倉仓 來来 鄉乡 黃黄 見见 輸输 濃浓'

const SIMPLIFIED: ReadonlyMap<string, string> = new Map(
  PAIRS.split(' ').map(([traditional = '', simplified = '']) => [traditional, simplified]),
)

const TRADITIONAL = new RegExp(`[${[...SIMPLIFIED.keys()].join('')}]`, 'g')
