import { useState } from 'react'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { useDraft } from '#page/services.ts'
import { Button } from '#ui/button.tsx'
import { LeftOutDialog } from './left-out-dialog.tsx'

type LeftOutButtonProps = {
  /** In the place of how many there are. */
  readonly text?: string
}

/** How many rows are left out, and the way to their list; it stays while the list is open. */
export function LeftOutButton({ text }: LeftOutButtonProps) {
  const t = useTranslations('prepare.sheet')
  const format = useFormatter()
  const { leftOut } = useDraft().snapshot
  const [isOpen, setOpen] = useState(false)
  const count = leftOut.reduce((sum, group) => sum + group.count, 0)
  if (count === 0 && !isOpen) return null
  return (
    <>
      <Button
        {...(text === undefined && { icon: 'aside' as const })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {text ?? (
          <>
            {t('leftOut')} <b>{format.number(count)}</b>
          </>
        )}
      </Button>
      {isOpen && <LeftOutDialog onClose={() => setOpen(false)} />}
    </>
  )
}
