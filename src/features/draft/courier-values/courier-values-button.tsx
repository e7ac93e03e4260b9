import { type ReactNode, Suspense, useState } from 'react'
import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'

/** All values of the courier column, or one courier for every entry. */
export type CourierDialog = 'values' | 'for-all'

/** Draws a dialog about couriers, which is loaded when it is opened. */
export type ShowCourierValues = (dialog: CourierDialog, onClose: () => void) => ReactNode

type CourierValuesButtonProps = {
  readonly dialog: CourierDialog
  readonly look?: 'quiet'
  readonly show: ShowCourierValues
}

export function CourierValuesButton({ dialog, look, show }: CourierValuesButtonProps) {
  const t = useTranslations('prepare.fix')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button {...(look && { look })} onClick={() => setOpen(true)}>
        {t(dialog === 'values' ? 'courierValues' : 'courierForAll')}
      </Button>
      {open && <Suspense>{show(dialog, () => setOpen(false))}</Suspense>}
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
