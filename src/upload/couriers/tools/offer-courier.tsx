import { type ReactNode, useRef, useState } from 'react'
import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import { findOffers, type OpenGroup } from '#domain/couriers/groups/match-groups.ts'
import { chosenGroup } from '#domain/couriers/groups/split-groups.ts'
import { useNameOfKey } from '#upload/couriers/choice/courier-words.ts'
import styles from '#upload/couriers/couriers.module.css'
import { useGroupListContext } from '#upload/couriers/group-list-context.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useSingleKeys } from '#shell/keys/single-keys.ts'
import { usePageKey } from '#shell/keys/use-page-key.ts'
import { useUpload } from '#upload/frame/upload-context.ts'
import { Button } from '#ui/button.tsx'
import { Key } from '#ui/key.tsx'
import { ProposedList } from './proposed-list.tsx'

type OfferCourierProps = {
  /** Group for which the courier was chosen. */
  readonly group: CourierGroup
  /** null: no courier to offer to other groups. */
  readonly courier: string | null
  readonly children: ReactNode
}

const NONE: ReadonlySet<string> = new Set()

/** Offers a group's courier to all open groups that have it among their candidates, with a preview. */
export function OfferCourier({ group, courier, children }: OfferCourierProps) {
  const t = useTranslations('couriers.offer')
  const { upload, view } = useUpload()
  const { onAccepted } = useGroupListContext()
  const courierName = useNameOfKey(group.candidates)(courier ?? '')
  const offers = useOffers(group, courier)
  const [isOpen, setOpen] = useState(false)
  const [left, setLeft] = useState(NONE)
  const hasOffers = courier !== null && offers.length > 0
  const taken = offers.filter((offer) => !left.has(offer.group.id))
  const accept = () => {
    if (courier === null) return
    const choice = { courier, courierName }
    void upload.chooseCouriers(
      taken.map(({ positions, group: taker }) => ({
        ...choice,
        positions,
        group: chosenGroup(taker, view.state.outcomes),
      })),
    )
    onAccepted()
  }
  const take = (next: readonly OpenGroup[]) => {
    const others = offers.filter((offer) => !next.includes(offer))
    setLeft(new Set(others.map((offer) => offer.group.id)))
  }
  return (
    <>
      <div className={styles.ways}>
        {hasOffers && (
          <OfferButtons
            text={t('open', { courier: courierName, count: taken.length })}
            canAccept={taken.length > 0}
            {...{ accept, isOpen, setOpen }}
          />
        )}
        {children}
      </div>
      {hasOffers && isOpen && (
        <div
          role="group"
          aria-label={t('title', { courier: courierName })}
          className={styles.offers}
        >
          <ProposedList proposed={offers} taken={taken} onTake={take} />
        </div>
      )}
    </>
  )
}

type OfferButtonsProps = {
  readonly text: string
  readonly canAccept: boolean
  readonly accept: () => void
  readonly isOpen: boolean
  readonly setOpen: (isOpen: boolean) => void
}

function OfferButtons({ text, canAccept, accept, isOpen, setOpen }: OfferButtonsProps) {
  const t = useTranslations('couriers.offer')
  const { areLettersKeys } = useGroupListContext()
  const button = useRef<HTMLButtonElement>(null)
  const hasKeys = useSingleKeys() && areLettersKeys
  usePageKey('u', () => {
    setOpen(true)
    button.current?.focus()
  })
  return (
    <>
      <Button
        ref={button}
        look="quiet"
        className={styles.link}
        disabled={!canAccept}
        onClick={accept}
      >
        {text}
      </Button>
      <Button
        look="quiet"
        className={styles.link}
        aria-expanded={isOpen}
        aria-keyshortcuts="U"
        onClick={() => setOpen(!isOpen)}
      >
        {t('preview')} {hasKeys && <Key>U</Key>}
      </Button>
    </>
  )
}

/** Returns the other open groups that offer the courier and were never sent with it. */
function useOffers(group: CourierGroup, courier: string | null) {
  const { open, tries } = useGroupListContext()
  if (courier === null) return []
  return findOffers(open, courier, (position) =>
    Boolean(tries.get(position)?.some((one) => one.courier === courier)),
  ).filter((offer) => offer.group.id !== group.id)
}
