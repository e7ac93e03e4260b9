import { useQuery } from '@tanstack/react-query'
import type { CourierValue } from '#domain/draft/changes/courier-values.ts'
import { certainCourier, type ProbableCourier } from '#domain/entry/upload-result.ts'
import { nameOfCandidate } from '#i18n/words/candidate-names.ts'
import { useEnumeration } from '#i18n/words/use-enumeration.ts'
import { plainText } from '#i18n/words/plain-text.ts'
import { useLocale, useTranslations } from '#i18n/use-translations.ts'
import { Question } from './question.tsx'
import { usePanelFocus } from '#sheet/state/use-panel-focus.ts'
import { useDraftClient } from '#shell/services.ts'
import { useDraftQueries } from '#shell/queries.ts'
import { Button } from '#ui/button.tsx'
import styles from './questions.module.css'

type ProbableCodesProps = {
  /** Opens the list of courier values, to correct a code. */
  readonly onReview: () => void
}

type NamedValue = { readonly value: CourierValue; readonly courier: ProbableCourier }

/** Probable codes of the courier names in the sheet. One click uses all of them, as one undo step. */
export function ProbableCodes({ onReview }: ProbableCodesProps) {
  const t = useTranslations('values.names')
  const enumerate = useEnumeration()
  const { client } = useDraftClient()
  usePanelFocus()
  const values = useQuery(useDraftQueries().listCouriers()).data?.values ?? []
  const named = values.flatMap((value): readonly NamedValue[] => {
    const courier = certainCourier(value.probably)
    return courier === null ? [] : [{ value, courier }]
  })
  const unclear = values.filter(
    ({ probably }) => probably.length > 0 && certainCourier(probably) === null,
  )
  if (named.length + unclear.length === 0) return null
  const useCodes = () =>
    client.setCouriers(
      named.map(({ value, courier }) => ({
        value: value.value,
        code: courier.key,
        ...(courier.from === 'public-list' && { isUnconfirmed: true }),
      })),
    )
  return (
    <section aria-label={t('label')}>
      <Question
        actions={
          <>
            {named.length > 0 && (
              <Button onClick={useCodes}>{t('use', { count: named.length })}</Button>
            )}
            <Button look="quiet" onClick={onReview}>
              {t(named.length > 0 ? 'review' : 'choose')}
            </Button>
          </>
        }
      >
        {named.length > 0 && (
          <p>
            <strong>{t('found', { count: named.length })}</strong>
          </p>
        )}
        {FROM.map((from) => (
          <NamesFrom
            key={from}
            from={from}
            named={named.filter(({ courier }) => courier.from === from)}
          />
        ))}
        {unclear.length > 0 && (
          <p>
            {t('unclear', {
              count: unclear.length,
              names: enumerate(unclear.slice(0, MOST_SHOWN).map(({ value }) => plainText(value))),
            })}
          </p>
        )}
      </Question>
    </section>
  )
}

const FROM = ['chosen-before', 'service', 'public-list'] as const

/** The dialog lists all of them. */
const MOST_SHOWN = 5

type NamesFromProps = {
  readonly from: ProbableCourier['from']
  readonly named: readonly NamedValue[]
}

/** Names whose codes come from the same source, which is stated once. */
function NamesFrom({ from, named }: NamesFromProps) {
  const t = useTranslations('values.names')
  const tFrom = useTranslations('values.from')
  const language = useLocale()
  if (named.length === 0) return null
  const texts = named.slice(0, MOST_SHOWN).map(({ value, courier }) => {
    const name = nameOfCandidate(courier, language)
    const isSaid = name === courier.key || name.toLowerCase() === value.value.toLowerCase()
    const code = isSaid ? courier.key : t('codeOf', { code: plainText(courier.key), name })
    return t('item', { value: plainText(value.value), code, count: value.count })
  })
  const rest = named.length - texts.length
  return (
    <div>
      <p>{t('from', { from: tFrom(from) })}</p>{' '}
      <ul className={styles.list}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
        {rest > 0 && <li>{t('more', { count: rest })}</li>}
      </ul>
    </div>
  )
}
