import { useCallback } from 'react'
import type { EarlierFacts, Issue } from '#domain/draft/row/issue.ts'
import { LEAST_LENGTH } from '#domain/entry/fields.ts'
import { useWhen } from '#i18n/words/use-when.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { plainText } from '#i18n/words/plain-text.ts'
import { useRowNames } from './use-row-names.ts'

const useTexts = () => useTranslations('prepare.issue')

type Words = {
  readonly t: ReturnType<typeof useTexts>
  readonly rowNames: ReturnType<typeof useRowNames>
  readonly when: ReturnType<typeof useWhen>
}

/** Returns a function that words an issue, before sending and in corrections. */
export function useIssueWords(): (issue: Issue) => string {
  const t = useTexts()
  const rowNames = useRowNames()
  const when = useWhen()
  return useCallback((issue) => wordIssue(issue, { t, rowNames, when }), [t, rowNames, when])
}

function wordIssue(issue: Issue, { t, rowNames, when }: Words): string {
  const timeOf = ({ at }: EarlierFacts) => (at === null ? '' : when(at))
  const fieldName = () => t(`field.${issue.field}`)
  switch (issue.kind) {
    case 'made-by-spreadsheet':
      if (issue.change === 'narrow') return t('too-narrow')
      return issue.error === null
        ? t('spreadsheet-formula')
        : t(issue.kind, { error: plainText(issue.error) })
    case 'check-digit':
      return t(issue.instead === null ? issue.kind : 'check-digit-instead')
    case 'several-numbers':
    case 'perhaps-two-numbers':
      return t(issue.kind, { count: issue.parts.length })
    case 'scanned-label':
      return t(issue.instead === null ? 'no-number-on-label' : issue.kind)
    case 'refunded':
    case 'returned':
    case 'shipped':
      return t('status-says', { said: plainText(issue.said) })
    case 'remark-says-cancelled':
      return t(issue.kind, { said: plainText(issue.said) })
    case 'same-row-twice':
    case 'order-with-several-numbers':
    case 'number-on-several-orders':
      return issue.otherRows.length === 0
        ? t(`sameRow.${issue.kind}`)
        : t(issue.kind, { rows: rowNames(issue.otherRows, issue.otherCount) })
    case 'already-accepted':
    case 'other-number-accepted':
      return t(issue.kind, { when: timeOf(issue), number: issue.number ?? '' })
    case 'maybe-accepted':
    case 'waits-elsewhere':
      return t(`${issue.kind}.${issue.number === null ? 'same' : 'other'}`, {
        when: timeOf(issue),
        number: issue.number ?? '',
      })
    case 'length': {
      const { length } = issue
      return length < LEAST_LENGTH ? t('too-short') : t('too-long', { field: fieldName(), length })
    }
    case 'web-address':
    case 'email':
    case 'price':
    case 'date':
    case 'time':
    case 'boolean':
    case 'all-zeros':
    case 'rounded':
    case 'look-alikes':
    case 'leftovers':
    case 'dashes':
    case 'cut-off':
      return t(issue.kind, { field: fieldName() })
    default:
      return t(issue.kind)
  }
}
