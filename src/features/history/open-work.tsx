import { OPEN_KINDS } from '#domain/upload/outcome.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { OutcomeMark } from '#page/outcome-mark.tsx'
import { useUploadView } from '#page/upload-context.ts'
import { Chip } from '#ui/chip.tsx'
import type { EntryCounts } from '#records/list-uploads.ts'
import type { UploadRun } from '#run/upload-run.ts'

type OpenWorkProps = {
  /** null: being counted. */
  readonly counts: EntryCounts | null
}

/** What is still to be done in an upload: each kind of it by icon, word and number. */
export function OpenWork({ counts }: OpenWorkProps) {
  const t = useTranslations('history')
  if (counts === null) return <Chip tone="muted">{t('counting')}</Chip>
  const kinds = OPEN_KINDS.filter((kind) => counts[kind] > 0)
  if (kinds.length === 0) {
    return (
      <Chip tone="ok" icon="check">
        {t('done')}
      </Chip>
    )
  }
  return kinds.map((kind) => <OutcomeMark key={kind} kind={kind} count={counts[kind]} />)
}

/** How far the upload is that is being sent just now. */
export function LiveWork({ run }: { readonly run: UploadRun }) {
  const t = useTranslations('history')
  const { state, status } = useUploadView(run)
  const total = state.entries.length
  const { waiting, sending } = state.counts
  const done = total - waiting - sending - state.counts['not-sent']
  if (status.kind === 'idle' || status.kind === 'paused') {
    return <OpenWork counts={state.counts} />
  }
  return (
    <Chip tone="accent" icon="sending">
      {t('sending', { done, total })}
    </Chip>
  )
}
