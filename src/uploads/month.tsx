import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ALL_SHOPS, type ShopChoice } from '#domain/upload/shops.ts'
import { splitFamily } from '#domain/upload/answers/message-family.ts'
import type { FailingFamily, MonthReview } from '#domain/month/month.ts'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { plainText } from '#i18n/words/plain-text.ts'
import { recordQueries } from '#shell/queries.ts'
import { useServices } from '#shell/services.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useNarrow } from '#ui/use-narrow.ts'
import { DayBars } from './day-bars.tsx'
import styles from './month.module.css'

/** Fewer uploads don't need a review. */
export const FEWEST_FOR_MONTH = 5

type MonthProps = {
  readonly shop: ShopChoice
  readonly onSearch: (order: string) => void
}

/** Review of a shop's last 30 days: outcomes per day, and frequent failures. Collapsed on a phone. */
export function Month({ shop, onSearch }: MonthProps) {
  const t = useTranslations('history.month')
  const { data: month } = useQuery({
    ...recordQueries(useServices()).reviewMonth({ shop }),
    // Keeps the list below in place while another month loads.
    placeholderData: keepPreviousData,
  })
  const narrow = useNarrow()
  if (month === undefined) return null
  return (
    <details className={styles.month} open={!narrow}>
      <summary>
        <h2>{shop === ALL_SHOPS ? t('title') : t('titleOf', { shop: plainText(shop) })}</h2>{' '}
        <FirstShare first={month.first} />
      </summary>
      <div className={styles.parts}>
        <DayBars days={month.days} />
        <section aria-label={t('failing')} className="stack tight">
          <h3>{t('failing')}</h3>
          {month.families.length === 0 && <p className="quiet">{t('nothingFails')}</p>}
          <ul>
            {month.families.map((family) => (
              <Family key={family.family} {...family} onSearch={onSearch} />
            ))}
          </ul>
        </section>
      </div>
    </details>
  )
}

function FirstShare({ first: { accepted, entries } }: Pick<MonthReview, 'first'>) {
  const t = useTranslations('history.month')
  const format = useFormatter()
  if (entries === 0) return null
  const share = format.number(accepted / entries, { style: 'percent' })
  return <span className="quiet">{t('firstShare', { share })}</span>
}

/** Maximum length of a reason, which the service doesn't limit. */
const LONGEST = 120

/** A failure reason with its count and its orders. */
function Family({
  family,
  count,
  before,
  orders,
  onSearch,
}: FailingFamily & Pick<MonthProps, 'onSearch'>) {
  const t = useTranslations('history.month')
  const [isOpen, setOpen] = useState(false)
  return (
    <li className={styles.family}>
      <button
        type="button"
        className={styles.reason}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={14} />
        <span className="anywhere">{plainText(splitFamily(family).join('…'), LONGEST)}</span>
        <b>{t('count', { count })}</b>
        <span className="quiet">{t(trendOf(count, before), { before })}</span>
      </button>
      {isOpen && (
        <div className="flow" role="group" aria-label={t('orders')}>
          {orders.map((order) => (
            <Button key={order} look="quiet" onClick={() => onSearch(order)}>
              {plainText(order)}
            </Button>
          ))}
        </div>
      )}
    </li>
  )
}

function trendOf(count: number, before: number) {
  if (before === 0) return 'new'
  if (count === before) return 'same'
  return count > before ? 'more' : 'less'
}
