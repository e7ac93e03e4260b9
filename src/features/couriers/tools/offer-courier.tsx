import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import { findOffers } from '#domain/couriers/groups/match-groups.ts'
import { useNameOfKey } from '#features/couriers/choice/courier-words.ts'
import styles from '#features/couriers/couriers.module.css'
import { useGroupListContext } from '#features/couriers/group-list-context.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { useProposal } from './choices-dialog.tsx'

type OfferCourierProps = {
  /** The group for which the courier was chosen. */
  readonly group: CourierGroup
  readonly courier: string
}

/** The courier of a group for all open groups that offer it, which are shown first. */
export function OfferCourier({ group, courier }: OfferCourierProps) {
  const { open, tries, onAccepted } = useGroupListContext()
  const t = useTranslations('couriers.offer')
  const courierName = useNameOfKey(group.candidates)(courier)
  const { propose, dialog } = useProposal(t('title', { courier: courierName }), onAccepted)
  const offers = findOffers(open, courier, (position) =>
    Boolean(tries.get(position)?.some((one) => one.courier === courier)),
  ).filter((offer) => offer.group.id !== group.id)
  if (offers.length === 0 && dialog === null) return null
  return (
    <>
      <Button
        look="quiet"
        className={styles.link}
        onClick={() => propose(offers.map((one) => ({ ...one, courier, courierName, reason: '' })))}
      >
        {t('open', { courier: courierName, count: offers.length })}
      </Button>
      {dialog}
    </>
  )
}
