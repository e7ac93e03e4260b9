import { OPEN_KINDS, type OutcomeKind } from '#domain/upload/outcome.ts'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { OUTCOME_LOOKS } from '#entries/outcome-mark.tsx'
import tones from '#entries/tones.module.css'
import { useUploadView } from '#shell/services.ts'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import type { ListedUpload } from '#worker/records/list-uploads.ts'
import type { Upload } from '#run/upload.ts'
import styles from './upload-table.module.css'

/** Remaining work of an upload: icon, name and count of each kind. */
export function WorkLeft({ counts, isHandedOver }: Pick<ListedUpload, 'counts' | 'isHandedOver'>) {
  const t = useTranslations('history')
  if (counts === null) return <span className="muted">{t('counting')}</span>
  const kinds = OPEN_KINDS.filter((kind) => counts[kind] > 0)
  if (kinds.length === 0) {
    return (
      <span className={classes(styles.mark, tones.ok)}>
        <Icon name="check" /> {t('done')}
      </span>
    )
  }
  if (isHandedOver) {
    return (
      <span className={classes(styles.mark, tones.muted)}>
        <Icon name="arrow-right" /> {t('handedOver')}
      </span>
    )
  }
  return kinds.map((kind) => <OutcomeWord key={kind} kind={kind} count={counts[kind]} />)
}

type OutcomeWordProps = { readonly kind: OutcomeKind; readonly count?: number }

export function OutcomeWord({ kind, count }: OutcomeWordProps) {
  const t = useTranslations(count === undefined ? 'common.outcome' : 'common.outcomes')
  const format = useFormatter()
  const { icon, tone } = OUTCOME_LOOKS[kind]
  return (
    <span className={classes(styles.mark, tones[tone])}>
      <Icon name={icon} /> {t(kind)} {count !== undefined && <b>{format.number(count)}</b>}
    </span>
  )
}

/** Progress of the upload that is being sent. */
export function LiveWork({ live }: { readonly live: Upload }) {
  const t = useTranslations('history')
  const { state, status } = useUploadView(live)
  const total = state.entries.length
  const { waiting, sending } = state.counts
  const done = total - waiting - sending - state.counts['not-sent']
  if (status.kind === 'idle' || status.kind === 'paused') return <WorkLeft counts={state.counts} />
  return (
    <span className={classes(styles.mark, tones.accent)}>
      <Icon name="sending" /> {t('sending', { done, total })}
    </span>
  )
}
