import { expect, test } from 'vitest'
import { nameOfPlatform } from './platform-names.ts'

test.each([
  ['Amazon', ['Amazon', 'Amazon', '亚马逊', '亞馬遜']],
  ['淘宝', ['Taobao', 'Taobao', '淘宝', '淘寶']],
  ['Shopify', ['Shopify', 'Shopify', 'Shopify', 'Shopify']],
])('%s is called by its name in each language, where it has one', (name, names) => {
  const languages = ['en', 'es', 'zh-Hans', 'zh-Hant-HK'] as const
  expect(languages.map((language) => nameOfPlatform(name, language))).toEqual(names)
})
