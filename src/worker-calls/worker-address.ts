/** What the page needs of Trusted Types, where the browser has them; TypeScript does not name them yet. */
type TrustedTypes = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => string }
}

/** The server's content policy names it, and allows no other. */
const POLICY = 'worker-address'

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }

const policy = trustedTypes?.createPolicy(POLICY, { createScriptURL: requireOwn }) ?? {
  createScriptURL: requireOwn,
}

/** An address from which a worker may be started: a file of this installation, and nothing else. */
export const workerAddress = (address: string): string => policy.createScriptURL(address)

function requireOwn(address: string): string {
  if (new URL(address, location.href).origin === location.origin) return address
  throw new TypeError('A worker comes from the address of its page.')
}
