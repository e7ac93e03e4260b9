import type { Position } from '#domain/upload/events/upload-event.ts'
import { useEnumeration } from '#i18n/words/use-enumeration.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import type { UploadView } from '#run/upload-run.ts'

type CulpritsProps = { readonly view: UploadView; readonly positions: readonly Position[] }

const NAMED = 5

/** The entries that are turned down even when they go alone. */
export function Culprits({ view, positions }: CulpritsProps) {
  const t = useTranslations('failures.refused')
  const enumerate = useEnumeration()
  const named = positions.slice(0, NAMED).map((one) => view.state.entries.at(one)?.orderId ?? '')
  const orders = enumerate(positions.length > NAMED ? [...named, '…'] : named)
  return <Notice tone="warn">{t('culprits', { count: positions.length, orders })}</Notice>
}
