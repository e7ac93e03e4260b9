/** A channel to the other tabs; null when site data is blocked, in which case tabs share nothing anyway. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}
