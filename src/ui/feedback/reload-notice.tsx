import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from './notice.tsx'

/** An error that a reload fixes; the default text says that something went wrong and nothing is lost. */
export function ReloadNotice({ text }: { readonly text?: string }) {
  const t = useTranslations('shell')
  return (
    <div role="alert">
      <Notice tone="bad" actions={<Button onClick={() => location.reload()}>{t('reload')}</Button>}>
        {text ?? t('broken')}
      </Notice>
    </div>
  )
}
