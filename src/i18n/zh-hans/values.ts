import type { values as english } from '#i18n/en/values.ts'
import type { Translation } from '#i18n/translation.ts'

export const values: Translation<typeof english> = {
  title: '物流商的值',
  intro:
    '物流商一列中的每个值各列一次。平台接受物流商代码；没有代码的记录，平台会给出可能的物流商。',
  commonest: '共 {count, plural, other {# 个值}}，列出最常见的 {shown, number} 个。',
  none: '没有物流商',
  entries: '{count, plural, other {# 条记录}}',
  name: '是名称，不是代码',
  whatFor: '“{value}”发送为',
  whatForNone: '没有物流商时发送',
  keep: '保持原样',
  empty: '留空：由平台给出物流商',
  code: '物流商代码',
  codeFor: '“{value}”的物流商代码',
  codeForNone: '没有物流商时的代码',
  codeNeeded: '请输入物流商代码，或选择其他发送方式。',
  change: '更改 {count, plural, other {# 条记录}}',
  hidden: {
    space: '{count, plural, =1 {空格} other {# 个空格}}',
    'no-break-space': '{count, plural, =1 {不换行空格} other {# 个不换行空格}}',
    tab: '{count, plural, =1 {制表符} other {# 个制表符}}',
    'line-break': '{count, plural, =1 {换行} other {# 个换行}}',
    'zero-width': '{count, plural, =1 {不可见空格} other {# 个不可见空格}}',
    direction: '{count, plural, =1 {文字方向标记} other {# 个文字方向标记}}',
    'byte-order-mark': '字节顺序标记',
    control: '{count, plural, =1 {控制字符} other {# 个控制字符}}',
  },
}
