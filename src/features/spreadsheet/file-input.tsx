import type { ComponentProps } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { useDraftClient } from '#page/services.ts'

/** Endings for the browser's file list; what a file really is decides later, not its ending. */
const ACCEPTED =
  '.csv,.tsv,.tab,.txt,.xlsx,.xls,.xlsm,.xlsb,.ods,.json,text/csv,text/plain,text/tab-separated-values'

/** The browser's own field for files; several can be chosen at once. */
export function FileInput(props: ComponentProps<'input'>) {
  const t = useTranslations('prepare.intake')
  const { client, canAct } = useDraftClient()
  return (
    <input
      accept={ACCEPTED}
      aria-label={t('chooseFile')}
      {...props}
      type="file"
      multiple
      disabled={!canAct}
      onChange={(event) => {
        const files = [...(event.target.files ?? [])]
        // The same file can be chosen again after it was corrected.
        event.target.value = ''
        if (files.length > 0) client.importFiles(files)
      }}
    />
  )
}
