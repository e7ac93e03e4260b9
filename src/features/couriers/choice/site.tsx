import { OutsideLink } from '#ui/outside-link.tsx'
import { parseWebAddress } from '#ui/web-address.ts'
import styles from '#features/couriers/couriers.module.css'

/** The courier's site; an address that is none for a browser is shown as text. */
export function Site({ address }: { address: string }) {
  if (address.trim() === '') return null
  const isLink = parseWebAddress(address) !== null
  return (
    <span className={isLink ? styles.site : styles.noSite}>
      <OutsideLink address={address} />
    </span>
  )
}
