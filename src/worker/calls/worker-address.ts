/** The used part of the Trusted Types API, which TypeScript doesn't declare yet. */
type TrustedTypes = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => string }
}

/** The only policy that the server's CSP allows. */
const POLICY = 'worker-address'

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }

const policy = trustedTypes?.createPolicy(POLICY, { createScriptURL: requireOwn }) ?? {
  createScriptURL: requireOwn,
}

/** Allows only addresses of this installation for workers. */
export const workerAddress = (address: string): string => policy.createScriptURL(address)

function requireOwn(address: string): string {
  if (new URL(address, location.href).origin === location.origin) return address
  throw new TypeError('A worker comes from the address of its page.')
}
