import { ALL_SHOPS, type ShopChoice } from '#domain/upload/shops.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { plainText } from '#i18n/words/plain-text.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import styles from './history.module.css'

type ShopSelectProps = {
  readonly choices: readonly ShopChoice[]
  readonly value: ShopChoice
  readonly onChange: (shop: ShopChoice) => void
}

/** Filter by shop. Not rendered without several shops. */
export function ShopSelect({ choices, value, onChange }: ShopSelectProps) {
  const t = useTranslations('history')
  if (choices.length === 0) return null
  return (
    <div className={styles.shop}>
      <SelectField
        label={t('shop')}
        quietLabel
        value={value}
        options={choices.map((shop) => ({
          value: shop,
          text: shop === ALL_SHOPS ? t('allShops') : plainText(shop),
        }))}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
