import { opensAsCancelled } from './read-status.ts'

/** Names of tables of returned parcels, in a sheet's name or above its header. */
const RETURNS =
  /(?<!\p{L})(?:returns|returned|retouren|retourniert|r[üu]cksendungen|r[üu]ckl[äa]ufer|devoluciones|devueltos|devolu[çc][õo]es|devolvidos|log[íi]stica reversa|retours|resi|zwroty|возвраты?|iadeler|retourzendingen|returer)(?!\p{L})|退货|退貨|退件|返品|返送|반품/iu

/** Beginnings of words in titles of tables of cancelled orders. */
const CANCELLED =
  /(?<!\p{L})(?:cancel|anulad|anulaci|annul|storn|geannul|anulow|avbrut|makuler|iptal|отмен|аннулир|dibatalkan|batal|void)|hủy|huỷ|取消|作废|作廢|キャンセル|취소|ยกเลิก/iu

/** Beginnings of words in titles of tables of refunded orders. */
const REFUNDED =
  /(?<!\p{L})(?:refund|reembols|estorn|rembours|rimbors|erstatt|r[üu]ckerstatt)|退款|返金|환불/iu

/** Titles of tables of orders on hold. */
const ON_HOLD = /^\P{L}*(?:on )?hold\P{L}*$/iu

/** Longer texts are not titles. */
const LONGEST_TITLE = 80

/** Whether a title names returned parcels. */
export function isTitleOfReturns(title: string): boolean {
  return title.length <= LONGEST_TITLE && RETURNS.test(title)
}

/** Whether a title says that the orders below are returned, cancelled, refunded, or must not be shipped. */
export function isTitleOfOthers(title: string): boolean {
  if (title.length > LONGEST_TITLE) return false
  return (
    [RETURNS, CANCELLED, REFUNDED, ON_HOLD].some((words) => words.test(title)) ||
    opensAsCancelled(title)
  )
}
