import type { Issue, OtherRows } from '#domain/draft/row/issue.ts'
import { LEAST_LENGTH } from '#domain/entry/fields.ts'
import { useEarlierWords } from '#i18n/words/use-earlier-words.ts'
import { useRowNames } from '#i18n/words/use-row-names.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { plainText } from '#i18n/words/plain-text.ts'

export function useIssueWords(): (issue: Issue) => string {
  const t = useTranslations('prepare.issue')
  const rowNames = useRowNames()
  const earlierWords = useEarlierWords()
  const rowsOf = ({ otherRows, otherCount }: OtherRows) => rowNames(otherRows, otherCount)
  const fieldOf = ({ field }: Issue) => t(`field.${field}`)
  return (issue) => {
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
          : t(issue.kind, { rows: rowsOf(issue) })
      case 'already-accepted':
      case 'other-number-accepted':
      case 'maybe-accepted':
      case 'waits-elsewhere':
        return earlierWords(issue.kind, issue)
      case 'length': {
        const { length } = issue
        return length < LEAST_LENGTH
          ? t('too-short')
          : t('too-long', { field: fieldOf(issue), length })
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
        return t(issue.kind, { field: fieldOf(issue) })
      default:
        return t(issue.kind)
    }
  }
}
