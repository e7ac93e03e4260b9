import type { Meaning } from './meaning.ts'

type Told = { readonly positions: readonly number[]; readonly isTooLarge: boolean }

/** Computes the allowed number of entries per request from all "too large" answers so far. */
export function createLearntSize() {
  const told: Told[] = []

  /** Whether a single too large entry explains the answer: found later on its own, before the service accepted a request. */
  function isExplained({ positions }: Told, index: number): boolean {
    const badEntry = told.findIndex(
      (later, at) =>
        at > index &&
        later.isTooLarge &&
        later.positions.length === 1 &&
        positions.includes(later.positions[0] ?? -1),
    )
    return badEntry >= 0 && told.slice(badEntry).some(({ isTooLarge }) => !isTooLarge)
  }

  return {
    learn: ({ kind }: Meaning, positions: readonly number[]): void => {
      if (kind === 'too-large' || kind === 'answer')
        told.push({ positions, isTooLarge: kind === 'too-large' })
    },
    most: (): number =>
      told.reduce((most, one, index) => {
        const counts = one.isTooLarge && one.positions.length > 1 && !isExplained(one, index)
        return counts ? Math.min(most, Math.floor(one.positions.length / 2)) : most
      }, Infinity),
  }
}
