/** Rows with a header, each with an order of its own. */
export function csv(rows: number, from = 1): string {
  const lines = Array.from({ length: rows }, (_, index) => `ORD-${from + index},TRK${from + index}`)
  return ['Order ID,Tracking number', ...lines, ''].join('\n')
}

/** A file as the person would choose it. */
export const fileOf = (text: string, name = 'orders.csv') => new File([text], name)

/** A sheet whose columns only the person can tell. */
export const UNCERTAIN = 'alpha,beta\nAAA,RB123456785CN\nBBB,RB123456799CN\n'
