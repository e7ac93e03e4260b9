import type { fixes as english } from '#i18n/en/fixes.ts'
import type { Translation } from '#i18n/en/translation.ts'

export const fixes: Translation<typeof english> = {
  swap: '{count, plural, other {对调这 # 条记录}}',
  split: '{count, plural, other {拆分 # 条记录}}',
  join: '{count, plural, other {合并 # 条记录中的号码}}',
  suggest: '{count, plural, other {采用 # 条建议}}',
  take: '{count, plural, other {从链接取出 # 个号码}}',
  'clear-courier': '{count, plural, other {清除 # 个物流商}}',
  delete: '{count, plural, other {删除 # 条记录}}',
  'leave-out': '排除 {count, number} 个',
}
