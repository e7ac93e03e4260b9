import type { print as english } from '#i18n/en/print.ts'
import type { Translation } from '#i18n/en/translation.ts'

export const print: Translation<typeof english> = {
  button: '打印',
  title: '司机取件清单',
  parcels: '{count, plural, other {# 件}}',
  noCourier: '未指定物流商',
  number: '序号',
  taken: '已取',
  signature: '司机签名、日期：______________________________',
}
