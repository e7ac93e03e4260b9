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
  if (/^[a-z0-9]*$/.test(name)) return name
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[łøđıæœß]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]/gu, '')
  // NFC recomposes Korean syllables and Japanese marks, which NFKD takes apart.
  return simplify(letters.normalize('NFC')).replace(/速[运递]/g, '快递')
}

/** Letters that Unicode doesn't take apart, as people write them without their own keyboard. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
}

/** Replaces traditional characters that occur in courier names by simplified ones. */
export function simplify(name: string): string {
  return name.replace(TRADITIONAL, (sign) => SIMPLIFIED.get(sign) ?? sign)
}

/** Pairs of a traditional and a simplified character that occur in courier names. */
const PAIRS =
  '豐丰 圓圆 韻韵 達达 郵邮 遞递 運运 貓猫 華华 國国 際际 極极 優优 東东 萬万 順顺 雲云 鳥鸟 飛飞 聯联 鏈链 應应 蘭兰 賣卖 環环 灣湾 臺台 門门 寶宝 龍龙 馬马 買买 貨货 車车 電电 傳传 專专 線线 維维 馳驰 訊讯 網网 陸陆 聖圣 亞亚 歐欧 榮荣 興兴 業业 務务 號号 儲储 倉仓 來来 鄉乡 黃黄 見见 輸输 濃浓 豬猪 貼贴 瑪玛 駿骏 統统 風风 帶带 遠远 誠诚 愛爱 銘铭 團团 時时 態态 潤润 滿满 樂乐 凱凯 諾诺 廣广 創创 揚扬 億亿 擺摆 傑杰 領领 脈脉 駒驹 發发 個个 鴻鸿 眾众 為为 譽誉 縱纵 橫横 譜谱 夢梦 萊莱 爾尔 隨随 轉转 紅红 贊赞 貿贸 邁迈 樹树 實实 悅悦 鉄铁 協协 組组 裡里 獨独 勝胜 鴿鸽 約约 輕轻 鬆松 開开 驗验 鷗鸥 藍蓝 碼码 選选 恆恒 暉晖 顧顾 夠够 貝贝 鵬鹏 銳锐 寬宽 準准 騰腾 靈灵 連连 無无 匯汇 蟻蚁 進进 錦锦 閃闪 韜韬 購购 動动 啟启 躍跃 魚鱼 鯨鲸 幹干 義义 強强 鎮镇 颯飒 艙舱 鷹鹰 麥麦 塵尘 冪幂 駝驼 俠侠 紀纪 間间 闊阔 圖图 緹缇 澤泽 彥彦 衛卫 數数 賽赛 豈岂 繡绣 陽阳 暢畅 區区 賢贤 庫库 飆飙 駟驷 驛驿 烏乌 漢汉 穩稳 點点 侖仑 畢毕 璽玺 紐纽 絡络 贛赣 蘇苏 幫帮 貳二 級级 輝辉 奧奥 暱昵 嶼屿 緯纬 軒轩 鯤鲲 櫟栎 綠绿 權权 粵粤 雙双 薈荟 燁烨 碩硕 鞏巩 熾炽 納纳 蓋盖 會会 積积 贏赢 薩萨 錐锥 嘜唛 擇择 龜龟 島鸟 質质 頭头 韓韩 況况 偉伟 螞蚂 銀银 觸触 勢势 鄭郑 鰩鳐 邏逻 齊齐 許许 欽钦 雋隽 長长 婁娄 鋒锋 問问 蒼苍 攜携 橋桥 報报 祿禄 綫线 悅悦 蝦虾 愷恺'

const SIMPLIFIED: ReadonlyMap<string, string> = new Map(
  PAIRS.split(' ').map(([traditional = '', simplified = '']) => [traditional, simplified]),
)

const TRADITIONAL = new RegExp(`[${[...SIMPLIFIED.keys()].join('')}]`, 'g')
