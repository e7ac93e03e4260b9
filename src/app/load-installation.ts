import * as z from 'zod/mini'
import { type Installation, installationSchema } from '#service/installation.ts'

export type InstallationReading =
  | { readonly kind: 'read'; readonly installation: Installation }
  | { readonly kind: 'unreachable' }
  /** `detail` names the fields, for the person who installs; never translated. */
  | { readonly kind: 'wrong'; readonly detail: string }

/** Reads what `/config.json` says of this installation. */
export async function loadInstallation(): Promise<InstallationReading> {
  const response = await fetch('/config.json', { cache: 'no-store' }).catch(() => null)
  if (!response?.ok) return { kind: 'unreachable' }
  const json: unknown = await response.json().catch(() => undefined)
  const reading = installationSchema.safeParse(json)
  return reading.success
    ? { kind: 'read', installation: reading.data }
    : { kind: 'wrong', detail: z.prettifyError(reading.error) }
}
