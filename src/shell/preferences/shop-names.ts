import { parseJson } from '#base/parse-json.ts'
import { createPreference } from './preferences.ts'

/** More shops than one user works for. */
const MOST_NAMES = 20

const shopNames = createPreference<readonly string[]>({
  key: 'tracking-upload shops',
  parse: (kept) => {
    const names = parseJson(kept ?? '')
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
  },
  format: JSON.stringify,
})

/** Shop names for which tokens were entered in this browser, the last one first. Never a token. */
export const useShopNames = shopNames.use

export function rememberShop(name: string): void {
  if (name === '') return
  const others = shopNames.get().filter((other) => other !== name)
  shopNames.set([name, ...others].slice(0, MOST_NAMES))
}

export function forgetShops(): void {
  shopNames.set([])
}
