/** A CSV of orders as a shop exports them: about 47 bytes a row, with a few problems and copies in it. */
export function makeSheet(rowCount) {
  const lines = ['Order ID,Merchant order ID,Courier code,Tracking number']
  for (let n = 0; n < rowCount; n += 1) {
    const tracking = n % 1000 === 7 ? '9.40011E+21' : `YT${String(2_300_000_000_000_000 + n * 7)}`
    // Every 5,000th row repeats the one before it.
    const id = n % 5000 === 9 ? n - 1 : n
    const number = n % 5000 === 9 ? `YT${String(2_300_000_000_000_000 + (n - 1) * 7)}` : tracking
    lines.push(`SO-${1_000_000 + id},M-${5_000_000 + id},190008,${number}`)
  }
  return lines.join('\r\n')
}

/** How many entries of such a sheet have a problem. */
export const problemsOf = (rowCount) => Math.floor((rowCount - 8) / 1000) + 1

/** A CSV of orders in which nothing is wrong; some have no courier. */
export function makeCleanSheet(rowCount) {
  const lines = ['Order ID,Merchant order ID,Courier code,Tracking number']
  for (let n = 0; n < rowCount; n += 1) {
    const courier = n % 100 < 7 && n % 100 > 2 ? '' : '190008'
    lines.push(
      `SO-${1_000_000 + n},M-${5_000_000 + n},${courier},YT${2_300_000_000_000_000 + n * 7}`,
    )
  }
  return lines.join('\r\n')
}
