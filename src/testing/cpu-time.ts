/** Milliseconds that this process computes during an action; other programs on a busy computer don't lengthen them. */
export function cpuTimeOf(act: () => void): number {
  const before = process.cpuUsage()
  act()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
