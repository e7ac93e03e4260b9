import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'

type MerchantOnlyProps = { readonly canAct: boolean; readonly onUse: () => void }

/** A sheet without order IDs: offers its merchant numbers, and never uses them by itself. */
export function MerchantOnly({ canAct, onUse }: MerchantOnlyProps) {
  const t = useTranslations('prepare.merchantOnly')
  const use = (
    <Button disabled={!canAct} onClick={onUse}>
      {t('use')}
    </Button>
  )
  return (
    <Notice tone="warn" actions={use}>
      {t('text')}
    </Notice>
  )
}
