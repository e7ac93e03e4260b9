import { useQuery } from '@tanstack/react-query'
import type { KnownCourier } from '#domain/couriers/list/courier-list.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { LaterTexts } from '#page/later-texts.tsx'
import { QueriesRoot } from '#page/queries-root.tsx'
import { couriersQuery } from '#page/queries.ts'
import { useServices } from '#page/services.ts'
import { FieldList } from '#ui/combobox/field-list.tsx'
import { useNarrow } from '#ui/use-narrow.ts'
import { useSearchText, useSharedNames } from './candidate-words.ts'
import { KnownCandidate } from './candidate.tsx'
import type { CourierListProps } from './with-courier-list.tsx'

/** The couriers that the service has offered, then those of a public list, under a field for a courier code. */
export function CourierList(props: CourierListProps) {
  return (
    <LaterTexts>
      <QueriesRoot>
        <KnownCouriers {...props} />
      </QueriesRoot>
    </LaterTexts>
  )
}

/** Until they are there, and without them, a code can be typed all the same. */
const NONE: readonly KnownCourier[] = []
/** Names, and where they come from; on a phone the country has a line of its own. */
const OPTION_HEIGHT = 48
const NARROW_HEIGHT = 68

const keyOf = ({ key }: KnownCourier) => key

function KnownCouriers({ input, opens = false, onChoose }: CourierListProps) {
  const t = useTranslations('couriers')
  const common = useTranslations('common')
  const { data: known = NONE } = useQuery(couriersQuery(useServices()))
  const sharedNames = useSharedNames(known)
  const searchOf = useSearchText()
  const isNarrow = useNarrow()
  return (
    <FieldList
      input={input}
      opens={opens}
      label={common('courierCode')}
      options={known}
      keyOf={keyOf}
      searchOf={searchOf}
      render={(courier) => <KnownCandidate candidate={courier} sharedNames={sharedNames} />}
      nothing={t('nothingKnown')}
      found={(count) => t('found', { count })}
      optionHeight={isNarrow ? NARROW_HEIGHT : OPTION_HEIGHT}
      onChoose={(courier, isPress) => {
        typeInto(input, courier.key)
        onChoose?.(courier, isPress)
      }}
    />
  )
}

/** Like typing: the owner of the field gets the event. */
function typeInto(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
