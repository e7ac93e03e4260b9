import type { ComponentProps } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { useDraftClient } from '#shell/services.ts'

/** Extensions for the browser's file dialog. The content decides the format, not the extension. */
const ACCEPTED =
  '.csv,.tsv,.tab,.txt,.xlsx,.xls,.xlsm,.xlsb,.ods,.json,text/csv,text/plain,text/tab-separated-values'

/** Native file input for one or several files. */
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
        // Reset, so that the same file can be chosen again after it was corrected.
        event.target.value = ''
        if (files.length > 0) client.importFiles(files)
      }}
    />
  )
}
