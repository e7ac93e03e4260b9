import type { find as english } from '#i18n/en/find.ts'
import type { Translation } from '#i18n/en/translation.ts'

export const find: Translation<typeof english> = {
  title: '查找和替换',
  find: '查找',
  put: '替换为',
  fields: '查找范围',
  wholeValue: '整个单元格',
  matchCase: '区分大小写',
  next: '下一个',
  previous: '上一个',
  position: '第 {position, number} 个，共 {count, number} 个',
  count: '{count, plural, other {# 个单元格}}',
  hidden: '不查找已隐藏的{count, plural, other { # 行}}。',
  hiddenColumns: '不查找已隐藏的{count, plural, other { # 列}}。',
  showReplace: '替换…',
  replaceOne: '替换',
  replaceAll: '全部替换',
  replaced: '已替换 {count, plural, other {# 个单元格}}的内容。',
  browser: '在表格内按 Ctrl+F 可查找单元格。',
  preview: '改动内容',
  firstRows: '仅显示前 {count, number} 行，还有更多行会更改。',
  more: '{count, plural, other {还有 # 条记录}}',
  nothing: '没有匹配的内容。',
  nothingChanges: '没有任何更改。',
}
