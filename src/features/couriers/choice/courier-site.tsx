import { OutsideLink } from '#ui/text/outside-link.tsx'
import styles from './choice.module.css'

/** The courier's site; an address that is none for a browser is shown as text. */
export function CourierSite({ address }: { readonly address: string }) {
  if (address.trim() === '') return null
  return (
    <span className={styles.site}>
      <OutsideLink address={address} />
    </span>
  )
}
