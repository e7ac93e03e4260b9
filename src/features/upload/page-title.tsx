import { useMemo } from 'react'
import { countOpen } from '#domain/upload/summary.ts'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { useUploadName } from '#i18n/words/use-upload-name.ts'
import { useUpload } from '#page/upload-context.ts'
import { measureProgress } from '#features/upload/progress/measure-progress.ts'

/** The upload in the tab of the browser, for people who work elsewhere meanwhile. */
export function PageTitle() {
  const { view } = useUpload()
  const t = useTranslations('upload.title')
  const format = useFormatter()
  const name = useUploadName()(view.header)
  const { done, total } = useMemo(() => measureProgress(view.state), [view.state])
  const title = () => {
    switch (view.status.kind) {
      case 'sending':
      case 'pausing': {
        const percent = format.number(total === 0 ? 0 : Math.floor((100 * done) / total) / 100, {
          style: 'percent',
        })
        return t('sending', { percent, name })
      }
      case 'waiting':
        return t('waiting', { name })
      case 'paused':
        return t('paused', { name })
      case 'idle': {
        const count = countOpen(view.state)
        return count === 0 ? t('done', { name }) : t('open', { count, name })
      }
    }
  }
  return <title>{title()}</title>
}
