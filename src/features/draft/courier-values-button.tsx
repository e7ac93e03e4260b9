import { type ReactNode, Suspense, useState } from 'react'
import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'

/** Draws the dialog of the courier values, which is loaded when it is opened. */
export type ShowCourierValues = (onClose: () => void) => ReactNode

type CourierValuesButtonProps = {
  readonly look?: 'quiet'
  readonly show: ShowCourierValues
}

export function CourierValuesButton({ look, show }: CourierValuesButtonProps) {
  const t = useTranslations('prepare.mend')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button {...(look && { look })} onClick={() => setOpen(true)}>
        {t('courierValues')}
      </Button>
      {open && <Suspense>{show(() => setOpen(false))}</Suspense>}
    </>
  )
}

/** Whether a sheet has a column of couriers, or an entry a courier that looks like a name. */
export function hasCouriers({ sources, issueCounts }: DraftSnapshot): boolean {
  return (
    sources.some(({ match }) => match?.mapping.courier !== undefined) ||
    issueCounts.some(({ kind }) => kind === 'courier-is-a-name')
  )
}
