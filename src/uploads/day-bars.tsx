import { OUTCOME_KINDS, type OutcomeKind } from '#domain/upload/outcome.ts'
import type { MonthReview } from '#domain/month/month.ts'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { useDay } from '#i18n/words/use-when.ts'
import { OUTCOME_LOOKS } from '#entries/outcome-mark.tsx'
import { BarMark, BarSegment } from '#ui/feedback/stacked-bar.tsx'
import styles from './month.module.css'

type DaysProps = Pick<MonthReview, 'days'>

/** A bar per day with a legend of totals, and the same numbers as a table for screen readers. */
export function DayBars({ days }: DaysProps) {
  const t = useTranslations('history.month')
  const common = useTranslations('common.outcomes')
  const format = useFormatter()
  const totals = days.map(({ counts }) => sumOf(counts))
  const most = Math.max(1, ...totals)
  const kinds = OUTCOME_KINDS.filter((kind) => days.some(({ counts }) => counts[kind]))
  const sum = (kind: OutcomeKind) => days.reduce((all, { counts }) => all + (counts[kind] ?? 0), 0)
  return (
    <section aria-label={t('byDay')} className="stack tight">
      <div className={styles.bars} aria-hidden="true">
        {days.map(({ start, counts }, index) => (
          <Bar key={start} {...{ start, counts, kinds }} share={(totals[index] ?? 0) / most} />
        ))}
      </div>
      <ul className="flow">
        {kinds.map((kind) => (
          <li key={kind} className="row">
            <BarMark tone={OUTCOME_LOOKS[kind].tone} /> {common(kind)}{' '}
            <b>{format.number(sum(kind))}</b>
          </li>
        ))}
      </ul>
      <DayTable days={days} kinds={kinds} />
    </section>
  )
}

type Day = MonthReview['days'][number]
type Kinds = { readonly kinds: readonly OutcomeKind[] }

const sumOf = (counts: Day['counts']) =>
  Object.values(counts).reduce<number>((sum, count) => sum + count, 0)

type BarProps = Day & Kinds & { readonly share: number }

function Bar({ start, counts, kinds, share }: BarProps) {
  const common = useTranslations('common.outcomes')
  const format = useFormatter()
  const dayOf = useDay()
  const words = kinds
    .filter((kind) => counts[kind])
    .map((kind) => `${common(kind)} ${format.number(counts[kind] ?? 0)}`)
  return (
    <div className={styles.day} title={[dayOf(start), ...words].join(' · ')}>
      <div className={styles.bar} style={{ height: `${share * 100}%` }}>
        {kinds.map((kind) => {
          const count = counts[kind] ?? 0
          return (
            count > 0 && <BarSegment key={kind} tone={OUTCOME_LOOKS[kind].tone} count={count} />
          )
        })}
      </div>
    </div>
  )
}

function DayTable({ days, kinds }: DaysProps & Kinds) {
  const t = useTranslations('history.month')
  const common = useTranslations('common.outcomes')
  const format = useFormatter()
  const dayOf = useDay()
  return (
    <table className="visually-hidden">
      <caption>{t('byDay')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('day')}</th>
          {kinds.map((kind) => (
            <th key={kind} scope="col">
              {common(kind)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days
          .filter(({ counts }) => sumOf(counts) > 0)
          .map(({ start, counts }) => (
            <tr key={start}>
              <th scope="row">{dayOf(start)}</th>
              {kinds.map((kind) => (
                <td key={kind}>{format.number(counts[kind] ?? 0)}</td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  )
}
