/** A line of the simulator's book. */
export type BookLine = { orderId: string; trackingId: string; courier?: string; times: number }

/** Cells as copied from a spreadsheet. */
export const sheetOf = (header: readonly string[], rows: readonly (readonly string[])[]) =>
  [header, ...rows].map((cells) => cells.join('\t')).join('\n')

/** A number with the check digit of the UPU's S10 standard. */
function postal(prefix: string, serial: number, country: string): string {
  const digits = String(serial).padStart(8, '0')
  const weights = [8, 6, 4, 2, 3, 5, 9, 7]
  const sum = weights.reduce((total, weight, n) => total + weight * Number(digits[n]), 0)
  const check = 11 - (sum % 11)
  return `${prefix}${digits}${check === 10 ? 0 : check === 11 ? 5 : check}${country}`
}

/** 60 entries in three groups of numbers that match several couriers. */
export const ambiguousOrders = () => [
  ...Array.from({ length: 30 }, (_, n) => [`CN-${n}`, postal('RB', 12_345_600 + n, 'CN')]),
  ...Array.from({ length: 18 }, (_, n) => [`DE-${n}`, postal('RR', 22_345_600 + n, 'DE')]),
  ...Array.from({ length: 12 }, (_, n) => [`GM-${n}`, `GM29511749401116${1000 + n}`]),
]
