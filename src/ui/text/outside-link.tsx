import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'

/** A link to another site, or plain text if the address isn't safe (`javascript:` and the like). */
export function OutsideLink({ address, children }: { address: string; children?: ReactNode }) {
  const url = parseWebAddress(address)
  if (!url) return <span>{children ?? address}</span>
  return (
    <a
      className="tight target"
      href={url.href}
      title={url.hostname}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children ?? url.hostname.replace(/^www\./, '')}
      <Icon name="link" size={12} />
    </a>
  )
}

const WEB = /^https?:\/\//i
/** A host without a scheme, such as `www.dhl.com`, optionally with a path. */
const BARE_HOST = /^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/i

/** Parses an http(s) address or a bare host; null for anything else, or with a user name or password. */
export function parseWebAddress(text: string): URL | null {
  const address = text.trim()
  if (!WEB.test(address)) return BARE_HOST.test(address) ? parseUrl(`https://${address}`) : null
  const url = parseUrl(address)
  return url?.username === '' && url.password === '' ? url : null
}

/** `URL.canParse` needs Chrome 120 or Firefox 115. */
function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
