import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { KnownCourier } from '#domain/couriers/list/courier-list.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { couriersQuery } from '#shell/queries.ts'
import { useServices } from '#shell/services.ts'
import { ComboboxList } from '#ui/combobox/combobox-list.tsx'
import { type OptionList, useOptionList } from '#ui/combobox/option-list.ts'
import type { useCombobox } from '#ui/combobox/use-combobox.ts'
import { useNarrow } from '#ui/use-narrow.ts'
import { useSearchText, useSharedNames } from './candidate-words.ts'
import { KnownCandidate } from './candidate.tsx'

export type CourierListProps = {
  readonly box: ReturnType<typeof useCombobox<KnownCourier>>
  /** Gives the field its options. */
  readonly onList: (list: OptionList<KnownCourier>) => void
}

/** While the lists load, or if they fail, codes can still be typed. */
const NONE: readonly KnownCourier[] = []
/** Height in pixels: names and source; on a phone the country has its own line. */
const OPTION_HEIGHT = 48
const NARROW_HEIGHT = 68

const keyOf = ({ key }: KnownCourier) => key

/** Options below a field for a courier code: couriers that the service has offered, then a public list. */
export function CourierList({ box, onList }: CourierListProps) {
  const t = useTranslations('couriers')
  const common = useTranslations('common')
  const { data: known = NONE } = useQuery(couriersQuery(useServices()))
  const sharedNames = useSharedNames(known)
  const searchOf = useSearchText()
  const list = useOptionList({ options: known, keyOf, searchOf })
  useEffect(() => onList(list), [onList, list])
  const isNarrow = useNarrow()
  return (
    <ComboboxList
      box={box}
      label={common('courierCode')}
      keyOf={keyOf}
      tell={(count) => (count === 0 ? t('nothingKnown') : t('found', { count }))}
      render={(courier) => <KnownCandidate candidate={courier} sharedNames={sharedNames} />}
      optionHeight={isNarrow ? NARROW_HEIGHT : OPTION_HEIGHT}
    />
  )
}
