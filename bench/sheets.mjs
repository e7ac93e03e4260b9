/** CSV sheets of orders like a shop's export, about 47 bytes per row. */
const HEADER = 'Order ID,Merchant order ID,Courier code,Tracking number'

const lines = (count, lineOf) =>
  [HEADER, ...Array.from({ length: count }, (_, n) => lineOf(n))].join('\r\n')

const numberOf = (n) => `YT${2_300_000_000_000_000 + n * 7}`

const line = (n, courier, number = numberOf(n)) =>
  `SO-${1_000_000 + n},M-${5_000_000 + n},${courier},${number}`

/** A sheet with a few problems, copies of the previous row, and orders with the previous order's number. */
export const makeSheet = (count, courier = '190008') =>
  lines(count, (n) => {
    if (n % 5000 === 9) return line(n - 1, courier)
    if (n % 1000 === 999) return line(n, courier, numberOf(n - 1))
    return n % 1000 === 7 ? line(n, courier, '9.40011E+21') : line(n, courier)
  })

/** Number of entries in such a sheet, without copies. */
export const entriesOf = (count) => count - (Math.floor((count - 10) / 5000) + 1)

/** Number of entries with a problem in such a sheet. */
export const problemsOf = (count) => Math.floor((count - 8) / 1000) + 1

/** Number of entries with a warning from the late checks in such a sheet. */
export const warningsOf = (count) => 2 * Math.floor(count / 1000)

/** A sheet without issues; four of a hundred entries get the given courier, or none by default. */
export const makeCleanSheet = (count, courier = '') =>
  lines(count, (n) => line(n, n % 100 < 7 && n % 100 > 2 ? courier : '190008'))

const EXPORT_NAMES =
  'Name,Email,Financial Status,Fulfillment Status,Lineitem quantity,Lineitem name,Tracking number'
const DETAIL_NAMES = Array.from({ length: 73 }, (_, n) => `Detail ${n + 1}`).join()
const DETAILS = Array.from({ length: 73 }, (_, n) => (n % 2 ? '19.90' : '12 High Street')).join()

/** A Shopify export with 80 columns and a tracking number for each order. */
export const makeExport = (count) => {
  const rows = Array.from({ length: count }, (_, n) => {
    return `#${100_000 + n},b${n}@example.com,paid,fulfilled,1,Mug,${numberOf(n)},${DETAILS}`
  })
  return [`${EXPORT_NAMES},${DETAIL_NAMES}`, ...rows].join('\r\n')
}
