import type { columns as english } from '#i18n/en/columns.ts'
import type { Translation } from '#i18n/translation.ts'

export const columns: Translation<typeof english> = {
  match: {
    title: '匹配列',
    intro: '请选择“{source}”中各列的内容。',
    none: '此表格中没有',
    column: '{letter} 列',
    columnNamed: '{letter} 列：{header}',
    introLone:
      '“{source}”只有一列：请选择它的内容。另一列可以之后粘贴到旁边：复制该列，点击表格中对应列的第一个单元格，然后按 Ctrl+V。',
    header: '列名所在的行',
    headerRow: '第 {row} 行：{text}',
    noHeader: '没有：每一行都是记录',
    samples: '表格的前几行',
    unused: '未使用',
    use: '使用这些列',
    needsTracking: '请选择运单号所在的列。',
    needsOrder: '请选择订单号所在的列，或者至少选择商户订单号所在的列。',
    twice: '两个字段选了同一列，请为其中一个另选一列。',
  },
  titles: '{count, plural, =1 {第 1 行是标题} other {第 1 至 {last} 行是标题}}',
  matched: '{field} ← {header}',
  matchedCount: '已匹配 {count, plural, other {# 列}}',
}
