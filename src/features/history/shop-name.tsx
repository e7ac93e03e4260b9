import type { UploadHeader } from '#domain/kept/upload.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { plainText } from '#i18n/words/plain-text.ts'

/** The shop of an upload, where one was named. */
export function ShopName({ of: { shop } }: { readonly of: Pick<UploadHeader, 'shop'> }) {
  const t = useTranslations('history')
  if (shop === undefined) return null
  return (
    <span className="small">
      <span className="visually-hidden">{t('shop')}</span> {plainText(shop)}
    </span>
  )
}
