import { useEnumeration } from '#i18n/words/use-enumeration.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useDraft } from '#page/services.ts'

/** What the rows of the sheet are, where they are not all entries; and the platform that wrote the newest one. */
export function RowKinds() {
  const t = useTranslations('prepare.sheet')
  const common = useTranslations('common')
  const enumerate = useEnumeration()
  const { rowCount, entryCount, noNumberCount, lineCount, leftOut, sources } = useDraft().snapshot
  const leftOutCount = leftOut.reduce((sum, { count }) => sum + count, 0)
  const platform = sources.findLast(({ match }) => match !== null)?.match?.platform
  const parts = [
    common('entries', { count: entryCount }),
    ...(noNumberCount > 0 ? [t('withoutNumber', { count: noNumberCount })] : []),
    ...(lineCount > 0 ? [t('furtherLines', { count: lineCount })] : []),
    ...(leftOutCount > 0 ? [t('countLeftOut', { count: leftOutCount })] : []),
  ]
  return (
    <>
      {platform !== undefined && <b>{t('readAs', { name: platform })}</b>}
      {rowCount > entryCount && (
        <span>{t('rowKinds', { rows: rowCount, parts: enumerate(parts) })}</span>
      )}
    </>
  )
}
