import { useRef, useState } from 'react'
import { Link } from 'wouter'
import { OPEN_KINDS } from '#domain/upload/outcome.ts'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { useUploadName } from '#i18n/words/use-upload-name.ts'
import { useWhen } from '#i18n/words/use-when.ts'
import { OutcomeMark } from '#page/outcome-mark.tsx'
import { useCanAct } from '#page/services.ts'
import { useUploadView } from '#page/upload-context.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import type { ListedUpload } from '#records/list-uploads.ts'
import type { UploadRun } from '#run/upload-run.ts'
import { DeleteUpload } from './delete-upload.tsx'
import styles from './history.module.css'
import { RenameForm } from './rename-form.tsx'

type UploadRowProps = {
  readonly upload: ListedUpload
  /** Set when it is being sent just now. */
  readonly run: UploadRun | null
  readonly onRename: (name: string | null) => Promise<unknown>
  readonly onDelete: () => void
}

/** Two pastes can be sent within a minute. */
const TO_THE_SECOND = { dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23' } as const

/** One upload: its name leads to it; what is open in it is seen from here. */
export function UploadRow({ upload, run, onRename, onDelete }: UploadRowProps) {
  const t = useTranslations('history')
  const canAct = useCanAct()
  const { header, counts } = upload
  const name = useUploadName()(header)
  const format = useFormatter()
  const when = format.dateTime(header.startedAt, TO_THE_SECOND)
  const [renaming, setRenaming] = useState(false)
  const renameButton = useRef<HTMLButtonElement>(null)
  const rename = async (next: string | null) => {
    if (next !== header.name) await onRename(next)
    setRenaming(false)
    renameButton.current?.focus()
  }
  return (
    <div className={styles.row}>
      {renaming ? (
        <RenameForm header={header} onDone={(next) => void rename(next)} />
      ) : (
        <UploadFacts upload={upload} />
      )}
      <span className={styles.work}>
        {header.practice && <Chip tone="warn">{t('practice')}</Chip>}
        {run ? <LiveWork run={run} /> : <OpenWork counts={counts} />}
      </span>
      <span className={styles.rowActions}>
        <Button
          ref={renameButton}
          look="quiet"
          icon="pencil"
          iconOnly
          aria-label={t('rename', { name, when })}
          disabled={!canAct}
          onClick={() => setRenaming(true)}
        />
        <DeleteUpload
          upload={upload}
          name={name}
          when={when}
          disabled={!canAct || run !== null || counts === null}
          onDelete={onDelete}
        />
      </span>
    </div>
  )
}

function UploadFacts({ upload: { header, counts } }: Pick<UploadRowProps, 'upload'>) {
  const t = useTranslations('history')
  const common = useTranslations('common')
  const nameOf = useUploadName()
  const when = useWhen()
  const facts = [
    when(header.startedAt),
    common('entries', { count: header.entryCount }),
    counts && t('accepted', { count: counts.accepted }),
    header.serviceName,
  ]
  return (
    <span className={styles.about}>
      <Link href={`/uploads/${header.id}`} className={styles.name}>
        {nameOf(header)}
      </Link>
      <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
    </span>
  )
}

/** What is still to be done in an upload: each kind of it by icon, word and number. */
function OpenWork({ counts }: Pick<ListedUpload, 'counts'>) {
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
function LiveWork({ run }: { readonly run: UploadRun }) {
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
