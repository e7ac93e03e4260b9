import type { UploadHeader } from '#domain/upload/stored-upload.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { plainText } from '#i18n/words/plain-text.ts'

type ShopNameProps = {
  readonly of: Pick<UploadHeader, 'shop'>
  readonly className: string | undefined
}

/** Shop of an upload, if it has a name. */
export function ShopName({ of: { shop }, className }: ShopNameProps) {
  const t = useTranslations('history')
  if (shop === undefined) return null
  return (
    <span className={className}>
      <span className="visually-hidden">{t('shop')}</span> {plainText(shop)}
    </span>
  )
}
