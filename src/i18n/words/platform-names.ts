import type { Language } from '#i18n/languages.ts'

type Names = { readonly latin?: string; readonly hans?: string; readonly hant?: string }

/** What platforms call themselves in other languages, by the name in `platforms.json`. */
const NAMES: Readonly<Record<string, Names>> = {
  Amazon: { hans: '亚马逊', hant: '亞馬遜' },
  Shopee: { hans: '虾皮', hant: '蝦皮購物' },
  Walmart: { hans: '沃尔玛', hant: '沃爾瑪' },
  京东: { latin: 'JD.com', hant: '京東' },
  天猫: { latin: 'Tmall', hant: '天貓' },
  淘宝: { latin: 'Taobao', hant: '淘寶' },
  拼多多: { latin: 'Pinduoduo' },
  马帮: { latin: 'Mabang', hant: '馬幫' },
  蝦皮購物: { latin: 'Shopee', hans: '虾皮' },
  楽天市場: { latin: 'Rakuten', hans: '乐天市场', hant: '樂天市場' },
  'Yahoo!ショッピング': { latin: 'Yahoo! Shopping', hans: '雅虎购物', hant: '雅虎購物' },
  ヤマト運輸: { latin: 'Yamato', hans: '大和运输', hant: '大和運輸' },
  佐川急便: { latin: 'Sagawa' },
  ネクストエンジン: { latin: 'Next Engine' },
  '네이버 스마트스토어': { latin: 'Naver Smart Store' },
  쿠팡: { latin: 'Coupang' },
}

/** The name of a platform in a language; its own where it has no other one there. */
export function nameOfPlatform(name: string, language: Language): string {
  const { latin, hans, hant } = NAMES[name] ?? {}
  const named = { en: latin, es: latin, 'zh-Hans': hans, 'zh-Hant-HK': hant }[language]
  return named ?? name
}
