/** A simple reference for sorting texts: compares numbers and characters part by part. */
export function compareTexts(one: string, other: string): number {
  const [left, right] = [partsOf(one), partsOf(other)]
  for (let at = 0; at < Math.min(left.length, right.length); at += 1) {
    const [a = '', b = ''] = [left[at], right[at]]
    const areNumbers = /^\d/.test(a) && /^\d/.test(b)
    const difference = areNumbers ? Number(BigInt(a) - BigInt(b)) : Number(a > b) - Number(a < b)
    if (difference !== 0) return difference
  }
  return left.length - right.length
}

const partsOf = (text: string) => text.toLowerCase().match(/\d+|[^]/g) ?? []
