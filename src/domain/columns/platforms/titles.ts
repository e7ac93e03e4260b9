/** What people call a table of parcels that come back, as the name of a sheet or above its header. */
const RETURNS =
  /(?<!\p{L})(?:returns|retouren|r[üu]cksendungen|devoluciones|devolu[çc][õo]es|retours|resi|zwroty)(?!\p{L})|退货|退貨|返品/iu

/** How words begin that say, above a table, that its orders are cancelled. */
const CANCELLED =
  /(?<!\p{L})(?:cancel|anulad|annul|storn|geannul|anulow|avbrut|makuler|iptal|отмен|аннулир|dibatalkan|batal|void)|hủy|huỷ|取消|作废|作廢|キャンセル|취소|ยกเลิก/iu

/** A longer text is no title. */
const LONGEST_TITLE = 80

/** Whether a title says that what stands below comes back. */
export function isTitleOfReturns(title: string): boolean {
  return title.length <= LONGEST_TITLE && RETURNS.test(title)
}

/** Whether a title says that the orders below it are cancelled. */
export function isTitleOfCancelled(title: string): boolean {
  return title.length <= LONGEST_TITLE && CANCELLED.test(title)
}
