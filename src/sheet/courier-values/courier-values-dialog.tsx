import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CourierValue } from '#domain/draft/changes/courier-values.ts'
import { certainCourier } from '#domain/entry/upload-result.ts'
import { ProposalDialog } from '#entries/couriers/proposal-dialog.tsx'
import { useTranslations } from '#i18n/use-translations.ts'
import { useDraftClient } from '#shell/services.ts'
import { useDraftQueries } from '#shell/queries.ts'
import { ReloadNotice } from '#ui/feedback/reload-notice.tsx'
import { CourierValueRow, type ValueChoice } from './courier-value-row.tsx'

type CourierValuesDialogProps = { readonly onClose: () => void }

const KEEP: ValueChoice = { kind: 'keep', code: '' }

/** Returns whether the user chose to send a code but hasn't entered one. */
const lacksCode = ({ kind, code }: ValueChoice) => kind === 'code' && code.trim() === ''

/** Each value of the courier column once: keep it, empty it, or replace it by a code. */
export function CourierValuesDialog({ onClose }: CourierValuesDialogProps) {
  const t = useTranslations('values')
  const tCommon = useTranslations('common')
  const { client } = useDraftClient()
  const { data: found, status } = useQuery(useDraftQueries().listCouriers())
  const [choices, setChoices] = useState<ReadonlyMap<string, ValueChoice>>(new Map())
  const [isAsked, setAsked] = useState(false)
  const values = found?.values ?? []
  const choiceOf = (value: CourierValue): ValueChoice =>
    choices.get(value.value) ?? probableChoice(value)
  const changed = values.filter((value) => choiceOf(value).kind !== 'keep')
  const count = changed.reduce((sum, value) => sum + value.count, 0)

  const setCouriers = () => {
    if (changed.some((value) => lacksCode(choiceOf(value)))) return setAsked(true)
    client.setCouriers(
      changed.map((value) => ({ value: value.value, code: choiceOf(value).code.trim() })),
    )
    onClose()
  }
  return (
    <ProposalDialog
      title={t('title')}
      about={
        <>
          <p>{t('intro')}</p>
          {status === 'error' && <ReloadNotice />}
          {status === 'pending' && <p>{tCommon('loading')}</p>}
          {found && found.total > values.length && (
            <p>{t('commonest', { shown: values.length, count: found.total })}</p>
          )}
        </>
      }
      yes={t('change', { count })}
      isEmpty={count === 0}
      onAccept={setCouriers}
      onClose={onClose}
    >
      {values.map((value) => (
        <CourierValueRow
          key={value.value}
          value={value}
          choice={choiceOf(value)}
          isAsked={isAsked}
          onChoose={(choice) => setChoices(new Map(choices).set(value.value, choice))}
        />
      ))}
    </ProposalDialog>
  )
}

/** Replaces a name by its only probable code. Every other value is kept until the user chooses. */
function probableChoice({ probably }: CourierValue): ValueChoice {
  const only = certainCourier(probably)
  return only === null ? KEEP : { kind: 'code', code: only.key }
}
