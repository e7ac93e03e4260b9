import type { KeyboardEvent } from 'react'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import { useLocale, useTranslations } from '#i18n/use-translations.ts'
import { nameOfCandidate } from '#i18n/words/candidate-names.ts'
import { CourierField } from '#entries/couriers/courier-field.tsx'

type EntryCourierProps = {
  readonly label: string
  readonly candidates: readonly CourierCandidate[]
  readonly chosen: string | null
  readonly disabled: boolean
  readonly tabIndex: number
  readonly onChoose: (courier: string | null, courierName: string) => void
}

export function EntryCourier({ candidates, onChoose, ...props }: EntryCourierProps) {
  const t = useTranslations('couriers')
  const language = useLocale()
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={keepKeys}>
      <CourierField
        {...props}
        isSmall
        placeholder={t('notChosen')}
        none={t('notChosen')}
        options={candidates}
        onChoose={(courier) =>
          onChoose(courier?.key ?? null, courier ? nameOfCandidate(courier, language) : '')
        }
      />
    </div>
  )
}

/** Keeps the field's keys from the grid. Tab leaves the field, and so does Escape if no list is open. */
function keepKeys(event: KeyboardEvent) {
  const leaves = event.key === 'Tab' || (event.key === 'Escape' && !event.defaultPrevented)
  if (!leaves) event.stopPropagation()
}
