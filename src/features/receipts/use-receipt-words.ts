import { ABOUT_FIELD, eachField } from '#domain/entry/tracking-entry.ts'
import { OPEN_KINDS, OUTCOME_KINDS } from '#domain/upload/outcome.ts'
import { FAULT_CODES } from '#domain/report/explain-outcome.ts'
import type { ReceiptWords } from '#domain/report/receipt.ts'
import { receiptCourierName } from '#i18n/languages.ts'
import { useSourceName } from '#i18n/words/use-source-name.ts'
import { useLocale, useTranslations } from '#i18n/use-translations.ts'
import type { UploadView } from '#run/upload-run.ts'

/** All texts of a receipt, for where it is written: there are no texts in the worker. */
export function useReceiptWords(): (view: UploadView) => ReceiptWords {
  const t = useTranslations('receipts')
  const common = useTranslations('common')
  const failures = useTranslations('failures')
  const nameOf = useSourceName()
  const locale = useLocale()
  const faults = useFaultTemplates()
  return ({ header }) => ({
    columns: each(['source', 'outcome', 'reason', 'time', 'toDo'], (key) => t(`column.${key}`)),
    fields: eachField((field) => common(ABOUT_FIELD[field].name)),
    outcomes: each(OUTCOME_KINDS, (kind) => common(`outcome.${kind}`)),
    toDo: { accepted: '', 'set-aside': '', ...each(OPEN_KINDS, (kind) => t(`toDo.${kind}`)) },
    reasons: {
      noReason: failures('noReason'),
      courierToo: failures('story.courierToo'),
      otherCourier: failures('story.otherCourier', { courier: '{courier}' }),
      candidates: t('reason.candidates', { list: '{list}' }),
      noCandidates: t('reason.noCandidates'),
      unexplained: t('reason.unexplained', { missing: '{missing}', unnamed: '{unnamed}' }),
      doubtUnexplained: t('reason.doubtUnexplained'),
      since: t('reason.since', { message: '{message}' }),
      notSent: failures('story.notSent'),
      markedAccepted: t('reason.markedAccepted'),
    },
    faults,
    sources: header.sources.map(nameOf),
    courierName: receiptCourierName(locale),
  })
}

/** The sentences for faults, with the place for the status left open. */
function useFaultTemplates(): ReceiptWords['faults'] {
  const t = useTranslations('failures.fault')
  return each(FAULT_CODES, (fault) => t(fault, { status: '{status}' }))
}

function each<Key extends string>(keys: readonly Key[], textOf: (key: Key) => string) {
  return Object.fromEntries(keys.map((key) => [key, textOf(key)])) as Record<Key, string>
}
