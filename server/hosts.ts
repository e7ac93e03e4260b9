const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** The valid host names of this installation: loopback names, its own address and ALLOWED_HOSTS. */
export function knownHosts(host: string, allowedHosts: readonly string[]): readonly string[] {
  const own = host.includes(':') && !host.startsWith('[') ? `[${host}]` : host
  return [...LOOPBACK, own.toLowerCase(), ...allowedHosts]
}

/**
 * Whether a Host header names this installation. Another name may be DNS rebinding: a foreign page whose domain points
 * at this address, which makes it the same origin for the browser.
 */
export function isKnownHost(header: string | undefined, known: readonly string[]): boolean {
  if (header === undefined) return false
  const host = header.toLowerCase()
  return known.includes(host) || known.includes(host.replace(/:\d+$/, ''))
}

type Named = { readonly host: string; readonly allowedHosts: readonly string[] }

/** Whether an Origin header is missing or names this installation. */
export function isOwnOrigin(origin: string | undefined, { host, allowedHosts }: Named): boolean {
  if (origin === undefined) return true
  if (!/^https?:\/\//i.test(origin) || !URL.canParse(origin)) return false
  const { protocol, host: originHost } = new URL(origin)
  // A TLS-terminating proxy may change the Host; then the origin has to be an allowed name.
  return originHost === withoutDefaultPort(protocol, host) || isKnownHost(originHost, allowedHosts)
}

function withoutDefaultPort(protocol: string, host: string): string {
  const address = `${protocol}//${host}`
  return URL.canParse(address) ? new URL(address).host : host
}
