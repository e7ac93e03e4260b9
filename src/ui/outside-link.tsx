import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './outside-link.module.css'
import { parseWebAddress } from './web-address.ts'

/** A link to another site, or plain text when the address is none for a browser (`javascript:` and the like). */
export function OutsideLink({ address, children }: { address: string; children?: ReactNode }) {
  const url = parseWebAddress(address)
  if (!url) return <span>{children ?? address}</span>
  return (
    <a className={styles.link} href={url.href} target="_blank" rel="noopener noreferrer">
      {children ?? url.hostname.replace(/^www\./, '')}
      <Icon name="link" size={12} />
    </a>
  )
}
