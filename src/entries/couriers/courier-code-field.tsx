import { useQuery } from '@tanstack/react-query'
import { cleanCell } from '#domain/entry/cleaning/clean-cell.ts'
import type { KnownCourier } from '#domain/couriers/list/courier-list.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { couriersQuery } from '#shell/queries.ts'
import { useServices } from '#shell/services.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { useSharedNames } from './candidate-words.ts'
import { KnownCandidate } from './candidate.tsx'
import { CourierInput } from './courier-input.tsx'

type CourierCodeFieldProps = {
  readonly label: string
  /** The label is read out but not seen. */
  readonly quietLabel?: boolean
  readonly text: string
  readonly onText: (text: string) => void
  readonly onChoose?: (courier: KnownCourier, isPress: boolean) => void
  readonly problem?: string | undefined
  readonly disabled?: boolean
}

const NONE: readonly KnownCourier[] = []

/** Field for a courier code, with a list to pick from, and the name of the courier that has the code. */
export function CourierCodeField(props: CourierCodeFieldProps) {
  const { label, quietLabel = false, text, onText, onChoose, problem, disabled } = props
  const t = useTranslations('couriers')
  const { data: known = NONE } = useQuery({
    ...couriersQuery(useServices()),
    enabled: text !== '',
  })
  const sharedNames = useSharedNames(known)
  const chosen = known.find(({ key }) => key === cleanCell(text))
  return (
    <CourierInput
      placeholder={t('searchCode')}
      value={text}
      disabled={disabled}
      onChange={({ target }) => onText(target.value)}
      onText={onText}
      onTake={onChoose}
      renderInput={(input) => (
        <TextField
          {...input}
          label={label}
          quietLabel={quietLabel}
          problem={problem}
          monospace
          hint={chosen && <KnownCandidate candidate={chosen} sharedNames={sharedNames} />}
        />
      )}
    />
  )
}
