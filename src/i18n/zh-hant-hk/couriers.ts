import type { couriers as english } from '#i18n/en/couriers.ts'
import type { Translation } from '#i18n/translation.ts'

export const couriers: Translation<typeof english> = {
  title: '選擇物流商',
  summary: '{entries, plural, other {# 筆紀錄}}，分為 {groups, plural, other {# 組}}',
  send: '按所選物流商傳送 {count, plural, other {# 筆紀錄}}',
  group: '{count, plural, other {# 筆紀錄}}，{shape}',
  shape: {
    digits: '{count, plural, other {# 位數字}}',
    characters: '{count, plural, other {# 位字母或數字}}',
    none: '沒有運單號碼',
  },
  suggested: {
    'check-digit': '建議：檢查碼相符',
    'only-shape': '建議：號碼格式相符',
  },
  showAll: '顯示全部',
  showFewer: '收起紀錄',
  later: '稍後選擇',
  notChosen: '尚未選擇',
  courierFor: '訂單 {order} 的物流商',
  chooseFor: '為訂單 {order} 選擇物流商',
  goesWith: '{order} 使用 {courier}',
  exceptions: '{count, plural, other {# 筆紀錄}}另行選擇：{list}',
  chosenAlone: '{count, plural, other {# 筆紀錄}}已選擇：{list}',
  andMore: '另外 {count, plural, other {# 筆}}',
  undo: '復原「{choice}」',
  choice: '將 {count, plural, other {# 筆紀錄}}設為 {courier}',
  choiceLater: '{count, plural, other {# 筆紀錄}}稍後再選',
  noCandidates: '平台沒有提供可選的物流商。請輸入平台使用的物流商代碼。',
  useCode: '使用此代碼',
  moreGroups: '再顯示 {count, plural, other {# 組}}',
  search: '按名稱、國家或代碼搜尋',
  found: '{count, plural, other {# 間物流商}}符合',
  nothing: '沒有符合的物流商。請試試名稱的其他部分或代碼。',
  keys: '在組內按 <key>1</key> 至 <key>9</key> 選擇；按 <key>Z</key> 復原上一次選擇。',
}
