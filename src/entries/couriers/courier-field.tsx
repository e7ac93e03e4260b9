import { useCallback, useMemo } from 'react'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import { useLocale, useTranslations } from '#i18n/use-translations.ts'
import { nameOfCandidate } from '#i18n/words/candidate-names.ts'
import { useNameWithCode } from '#i18n/words/courier-names.ts'
import { Combobox, type ComboboxProps } from '#ui/combobox/combobox.tsx'
import { useNarrow } from '#ui/use-narrow.ts'
import { Candidate, type CandidateNotes, NO_NOTES } from './candidate.tsx'
import { useSearchText, useSharedNames } from './candidate-words.ts'

type CourierFieldProps = Pick<
  ComboboxProps<CourierCandidate>,
  | 'label'
  | 'isLabelled'
  | 'placeholder'
  | 'options'
  | 'disabled'
  | 'tabIndex'
  | 'isSmall'
  | 'onEnter'
> & {
  readonly chosen: string | null
  /** Label of the option for no courier. Without it, there is no such option. */
  readonly none?: string
  readonly notes?: CandidateNotes
  /** null: no courier. */
  readonly onChoose: (courier: CourierCandidate | null, isPress: boolean) => void
}

/** Height in pixels: a line of names and a line of facts. */
const OPTION_HEIGHT = 44
/** On a phone the country has its own line. */
const LINE_HEIGHT = 12

const NO_COURIER = {
  key: '',
  name: '',
  nameZhCn: '',
  nameZhHk: '',
  country: '',
  countryIso: '',
  url: '',
  group: '',
}

const keyOf = ({ key }: CourierCandidate) => key

const namesOf = ({ key, name, nameZhCn, nameZhHk }: CourierCandidate) =>
  [key, name, nameZhCn, nameZhHk].filter((text) => text !== '')

/** Picks one of these couriers, searched by name in any language, country, code or site. Other text is ignored. */
export function CourierField({ none, chosen, notes, onChoose, ...props }: CourierFieldProps) {
  const t = useTranslations('couriers')
  const { options: couriers } = props
  const sharedNames = useSharedNames(couriers)
  const textOf = useText(sharedNames)
  const searchText = useSearchText()
  const searchOf = useCallback(
    (courier: CourierCandidate) => (courier.key === '' ? (none ?? '') : searchText(courier)),
    [none, searchText],
  )
  const hasNone = none !== undefined
  const options = useMemo(
    () => (hasNone ? [NO_COURIER, ...couriers] : couriers),
    [hasNone, couriers],
  )
  return (
    <Combobox
      {...props}
      options={options}
      keyOf={keyOf}
      textOf={textOf}
      searchOf={searchOf}
      namesOf={namesOf}
      render={(courier) =>
        courier.key === '' ? (
          none
        ) : (
          <Candidate candidate={courier} notes={notes ?? { ...NO_NOTES, sharedNames }} />
        )
      }
      chosen={couriers.find(({ key }) => key === chosen) ?? null}
      onChoose={(courier, isPress) => onChoose(courier.key === '' ? null : courier, isPress)}
      tell={(count) => (count === 0 ? t('nothing') : t('found', { count }))}
      optionHeight={OPTION_HEIGHT + (useNarrow() ? LINE_HEIGHT : 0)}
    />
  )
}

/** Returns a function that names a courier, with its code if several share the name. */
function useText(sharedNames: ReadonlySet<string>): (courier: CourierCandidate) => string {
  const language = useLocale()
  const nameWithCode = useNameWithCode()
  return (courier) => {
    const name = nameOfCandidate(courier, language)
    return sharedNames.has(name) ? nameWithCode(name, courier.key) : name
  }
}
