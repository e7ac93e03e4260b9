import { useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { CourierValues } from './courier-values.tsx'

type CourierValuesButtonProps = {
  readonly dialog: 'values' | 'for-all'
  readonly look?: 'quiet'
}

export function CourierValuesButton({ dialog, look }: CourierValuesButtonProps) {
  const t = useTranslations('prepare.fix')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button {...(look && { look })} onClick={() => setOpen(true)}>
        {t(dialog === 'values' ? 'courierValues' : 'courierForAll')}
      </Button>
      {open && <CourierValues dialog={dialog} onClose={() => setOpen(false)} />}
    </>
  )
}
