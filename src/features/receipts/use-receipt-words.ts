import type { ReceiptWords } from '#domain/report/receipt.ts'
import type { Language } from '#i18n/languages.ts'
import { useSourceName } from '#i18n/use-source-name.ts'
import { useLocale, useTranslations } from '#i18n/use-translations.ts'
import type { UploadView } from '#workflows/upload-run.ts'

const COURIER_NAMES: Readonly<Record<Language, ReceiptWords['courierName']>> = {
  en: 'name',
  es: 'name',
  'zh-Hans': 'nameZhCn',
  'zh-Hant-HK': 'nameZhHk',
}

/** All texts of a receipt, for where it is written: there are no texts in the worker. */
export function useReceiptWords(): (view: UploadView) => ReceiptWords {
  const t = useTranslations('receipts')
  const common = useTranslations('common')
  const failures = useTranslations('failures')
  const nameOf = useSourceName()
  const locale = useLocale()
  const faults = useFaultTemplates()
  return ({ header }) => ({
    columns: {
      source: t('column.source'),
      outcome: t('column.outcome'),
      reason: t('column.reason'),
      time: t('column.time'),
      toDo: t('column.toDo'),
    },
    fields: {
      orderId: common('orderId'),
      merchantOrderId: common('merchantOrderId'),
      trackingId: common('trackingNumber'),
      courier: common('courierCode'),
    },
    outcomes: {
      waiting: common('outcome.waiting'),
      sending: common('outcome.sending'),
      accepted: common('outcome.accepted'),
      failed: common('outcome.failed'),
      'courier-needed': common('outcome.courier-needed'),
      unexplained: common('outcome.unexplained'),
      'in-doubt': common('outcome.in-doubt'),
      refused: common('outcome.refused'),
      'not-sent': common('outcome.not-sent'),
      'set-aside': common('outcome.set-aside'),
    },
    toDo: {
      waiting: t('toDo.waiting'),
      sending: t('toDo.sending'),
      accepted: '',
      failed: t('toDo.failed'),
      'courier-needed': t('toDo.courier-needed'),
      unexplained: t('toDo.unexplained'),
      'in-doubt': t('toDo.in-doubt'),
      refused: t('toDo.refused'),
      'not-sent': t('toDo.not-sent'),
      'set-aside': '',
    },
    reasons: {
      noReason: failures('noReason'),
      courierToo: failures('story.courierToo'),
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
    courierName: COURIER_NAMES[locale],
  })
}

/** The sentences for faults, with the place for the status left open. */
function useFaultTemplates(): ReceiptWords['faults'] {
  const t = useTranslations('failures.fault')
  const status = '{status}'
  return {
    unauthorized: t('unauthorized'),
    'too-large': t('too-large'),
    'turned-away': t('turned-away', { status }),
    'turned-down': t('turned-down', { status }),
    'not-connected': t('not-connected'),
    redirect: t('redirect'),
    'unclear-status': t('unclear-status', { status }),
    'no-answer.network': t('no-answer.network'),
    'no-answer.timeout': t('no-answer.timeout'),
    'no-answer.interrupted': t('no-answer.interrupted'),
    'unreadable.not-json': t('unreadable.not-json'),
    'unreadable.no-sense': t('unreadable.no-sense'),
  }
}
