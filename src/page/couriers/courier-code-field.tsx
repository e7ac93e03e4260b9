import { useQuery } from '@tanstack/react-query'
import { cleanCell } from '#domain/entry/cleaning/clean-cell.ts'
import type { KnownCourier } from '#domain/couriers/list/courier-list.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { couriersQuery } from '#page/queries.ts'
import { useServices } from '#page/services.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { useSharedNames } from './candidate-words.ts'
import { KnownCandidate } from './candidate.tsx'
import { WithCourierList } from './with-courier-list.tsx'
import { FIELD_WITH_LIST } from '#ui/combobox/field-with-list.ts'

type CourierCodeFieldProps = {
  readonly label: string
  readonly text: string
  readonly onText: (text: string) => void
  readonly onChoose?: (courier: KnownCourier, isPress: boolean) => void
  readonly problem?: string | undefined
  readonly disabled?: boolean
}

const NONE: readonly KnownCourier[] = []

/** A courier code to type, with a list to take it from; below it the courier that has this code. */
export function CourierCodeField({ text, onText, onChoose, ...field }: CourierCodeFieldProps) {
  const t = useTranslations('couriers')
  const { data: known = NONE } = useQuery({
    ...couriersQuery(useServices()),
    enabled: text !== '',
  })
  const sharedNames = useSharedNames(known)
  const chosen = known.find(({ key }) => key === cleanCell(text))
  return (
    <WithCourierList onChoose={onChoose}>
      <TextField
        {...FIELD_WITH_LIST}
        {...field}
        monospace
        placeholder={t('searchCode')}
        value={text}
        onChange={({ target }) => onText(target.value)}
        hint={chosen && <KnownCandidate candidate={chosen} sharedNames={sharedNames} />}
      />
    </WithCourierList>
  )
}
