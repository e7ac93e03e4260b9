import type { HeaderAliases } from './header-aliases.ts'

/** Loads the known headers, which are a chunk of their own. */
export async function loadAliases(): Promise<HeaderAliases> {
  const { HEADER_ALIASES } = await import('./alias-table.ts')
  return HEADER_ALIASES
}
