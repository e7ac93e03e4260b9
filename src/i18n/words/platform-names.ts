import { type Language, courierNameIn } from '#i18n/languages.ts'

/** Keyed like courier names: a language that shows couriers in simplified characters shows platforms so too. */
type Names = { readonly name?: string; readonly nameZhCn?: string; readonly nameZhHk?: string }

/** Names of platforms in other languages, by their name in `platforms.json`. */
const NAMES: Readonly<Record<string, Names>> = {
  Amazon: { nameZhCn: '亚马逊', nameZhHk: '亞馬遜' },
  Shopee: { nameZhCn: '虾皮', nameZhHk: '蝦皮購物' },
  Walmart: { nameZhCn: '沃尔玛', nameZhHk: '沃爾瑪' },
  京东: { name: 'JD.com', nameZhHk: '京東' },
  天猫: { name: 'Tmall', nameZhHk: '天貓' },
  淘宝: { name: 'Taobao', nameZhHk: '淘寶' },
  拼多多: { name: 'Pinduoduo' },
  马帮: { name: 'Mabang', nameZhHk: '馬幫' },
  蝦皮購物: { name: 'Shopee', nameZhCn: '虾皮' },
  楽天市場: { name: 'Rakuten', nameZhCn: '乐天市场', nameZhHk: '樂天市場' },
  'Yahoo!ショッピング': { name: 'Yahoo! Shopping', nameZhCn: '雅虎购物', nameZhHk: '雅虎購物' },
  ヤマト運輸: { name: 'Yamato', nameZhCn: '大和运输', nameZhHk: '大和運輸' },
  佐川急便: { name: 'Sagawa' },
  ネクストエンジン: { name: 'Next Engine' },
  '네이버 스마트스토어': { name: 'Naver Smart Store' },
  쿠팡: { name: 'Coupang' },
}

/** Returns the name of a platform in a language, or its own name if it has none there. */
export const nameOfPlatform = (name: string, language: Language): string =>
  NAMES[name]?.[courierNameIn(language)] ?? name
