import { Suspense, useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { lazyPart } from '#page/late.ts'
import { useDraft } from '#page/services.ts'
import { Button } from '#ui/button.tsx'

const PreviewDialog = lazyPart(async () => (await import('./preview-dialog.tsx')).PreviewDialog)

/** A look at what the main button would send. */
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
      {isOpen && (
        <Suspense>
          <PreviewDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
