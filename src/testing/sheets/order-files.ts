/** CSV with a header and a unique order per row. */
export function csv(rows: number, from = 1): string {
  const lines = Array.from({ length: rows }, (_, index) => `ORD-${from + index},TRK${from + index}`)
  return ['Order ID,Tracking number', ...lines, ''].join('\n')
}

export const fileOf = (text: string, name = 'orders.csv') => new File([text], name)

/** A sheet whose columns can't be recognised. */
export const UNCERTAIN = 'alpha,beta\nAAA,RB123456785CN\nBBB,RB123456799CN\n'
