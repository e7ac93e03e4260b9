import type { print as english } from '#i18n/en/print.ts'
import type { Translation } from '#i18n/en/translation.ts'

export const print: Translation<typeof english> = {
  button: '列印',
  title: '司機取件清單',
  parcels: '{count, plural, other {# 件}}',
  noCourier: '未有物流商',
  number: '序號',
  taken: '已取',
  signature: '司機簽署、日期：______________________________',
}
