/** A channel to the other tabs; null where site data is forbidden, and tabs share nothing anyway. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}
