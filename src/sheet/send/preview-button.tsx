import { useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { useDraft } from '#shell/services.ts'
import { Button } from '#ui/button.tsx'
import { PreviewDialog } from './preview-dialog.tsx'

/** Opens a preview of what the main button would send. */
export function PreviewButton({ iconOnly }: { readonly iconOnly: boolean }) {
  const t = useTranslations('prepare.preview')
  const { sendableCount } = useDraft().snapshot
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        look="ghost"
        icon="eye"
        iconOnly={iconOnly}
        aria-label={t('button')}
        disabled={sendableCount === 0}
        onClick={() => setOpen(true)}
      >
        {t('button')}
      </Button>
      {isOpen && <PreviewDialog onClose={() => setOpen(false)} />}
    </>
  )
}
