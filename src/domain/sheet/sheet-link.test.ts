import { expect, test } from 'vitest'
import { isSheetLink } from './sheet-link.ts'

test.each([
  'https://docs.google.com/spreadsheets/d/1AbC/edit#gid=0',
  ' https://docs.google.com/a/shop.example/spreadsheets/d/1AbC \n',
  'https://contoso-my.sharepoint.com/:x:/g/personal/a/EaB?e=x',
  'https://1drv.ms/x/s!AbC',
  'https://docs.qq.com/sheet/DABC?tab=1',
  'https://www.kdocs.cn/l/cabc',
  'https://shop.feishu.cn/sheets/shtcnAbC',
])('%s is the address of a sheet, not the sheet', (text) => {
  expect(isSheetLink(text)).toBe(true)
})

test.each([
  'https://www.dhl.com/track?id=1',
  'https://t.17track.net/en#nums=RB123456785CN',
  'see https://docs.google.com/spreadsheets/d/1AbC',
  'https://docs.google.com/document/d/1AbC',
  '1001\thttps://docs.google.com/spreadsheets/d/1AbC',
  '',
])('%s is not the address of a sheet', (text) => {
  expect(isSheetLink(text)).toBe(false)
})
