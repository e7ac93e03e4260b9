import { OutsideLink } from '#ui/text/outside-link.tsx'
import styles from './choice.module.css'

/** Link to the courier's site. An invalid address is rendered as text. */
export function CourierSite({ address }: { readonly address: string }) {
  if (address.trim() === '') return null
  return (
    <span className={styles.site}>
      <OutsideLink address={address} />
    </span>
  )
}
