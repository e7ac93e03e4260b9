import { useTranslations } from '#i18n/use-translations.ts'
import { CountBadge } from '#shell/count-badge.tsx'
import { useCounting, useStatusOf, useUploads } from './use-uploads.ts'

/** Number of uploads that need the user, beside the link to them. */
export function UploadsNeedYou() {
  const t = useTranslations('prepare.unfinished')
  const { data: uploads } = useUploads()
  useCounting(uploads)
  const statusOf = useStatusOf()
  const count = uploads?.filter((upload) => statusOf(upload) === 'open').length ?? 0
  if (count === 0) return null
  const meaning = t('needYou', { count })
  return (
    <>
      <CountBadge count={count} meaning={meaning} />
      {/* Describes the link, which keeps the page's name as its accessible name. */}
      <span id="uploads-need-you" hidden>
        {meaning}
      </span>
    </>
  )
}
