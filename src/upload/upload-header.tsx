import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'wouter'
import { countOpen, isFinished } from '#domain/upload/summary.ts'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { useWhen } from '#i18n/words/use-when.ts'
import { useUploadName } from '#i18n/words/use-upload-name.ts'
import { Dock } from '#shell/frame.tsx'
import { useDraft, useServices } from '#shell/services.ts'
import { RenameForm } from '#shell/uploads/rename-form.tsx'
import { useUpload } from '#upload/frame/upload-context.ts'
import { PrintButton } from '#entries/print/print-button.tsx'
import type { UploadView } from '#run/upload.ts'
import { DownloadDialog } from '#shell/uploads/download-dialog.tsx'
import { Button, buttonClasses } from '#ui/button.tsx'
import { plainText } from '#i18n/words/plain-text.ts'
import { measureProgress } from '#upload/card/measure-progress.ts'
import { useIsUnseen } from '#upload/card/notify.ts'
import styles from './upload-screen.module.css'

/** Name, time and size of the upload, and the actions for the upload as a whole. */
export function UploadHeader() {
  const t = useTranslations('upload')
  const { view } = useUpload()
  const { entryCount, noNumberCount } = useDraft().snapshot
  const left = entryCount + noNumberCount
  const isEnd = isFinished(view.state)
  return (
    <header className={styles.header}>
      <NameAndFacts />
      <div className={styles.actions}>
        <Download view={view} />
        {/* On a phone the navigation bar already leads to the next sheet, so this link appears only at the end. */}
        <Dock className={isEnd ? undefined : 'notOnPhone'}>
          <Link href="/" className={buttonClasses(isEnd ? 'main' : 'plain')}>
            {left > 0 ? t('backToSheet', { count: left }) : t('newSheet')}
          </Link>
        </Dock>
      </div>
    </header>
  )
}

function NameAndFacts() {
  const t = useTranslations('upload')
  const nameOf = useUploadName()
  const { uploads } = useServices()
  const { header, canAct } = useUpload().view
  const [renaming, setRenaming] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const rename = async (next: string | null) => {
    if (next !== header.name) await uploads?.rename(header.id, next)
    // The button is only rendered again once the form has closed.
    flushSync(() => setRenaming(false))
    pencil.current?.focus()
  }
  const name = plainText(nameOf(header))
  if (renaming)
    return (
      <>
        <h1 className="visually-hidden">{name}</h1>
        <RenameForm header={header} onDone={(next) => void rename(next)} />
      </>
    )
  return (
    <>
      <h1 tabIndex={-1} className="shrinks cut">
        {name}
      </h1>
      {canAct && (
        <Button
          ref={pencil}
          look="ghost"
          icon="pencil"
          iconOnly
          aria-label={t('rename')}
          onClick={() => setRenaming(true)}
        />
      )}
      <p className={styles.facts}>
        <Facts />
      </p>
    </>
  )
}

function Facts() {
  const common = useTranslations('common')
  const when = useWhen()
  const { header } = useUpload().view
  const shop = header.shop === undefined ? [] : [plainText(header.shop)]
  const entries = common('entries', { count: header.entryCount })
  const facts = [...shop, when(header.startedAt), entries]
  // Each fact stays on one line.
  return facts.join(' · ').replaceAll(/(?<!·) /g, '\u00a0')
}

/** Progress in the tab's title, for users who work in another tab. */
export function PageTitle() {
  const { view } = useUpload()
  const t = useTranslations('upload.title')
  const format = useFormatter()
  const name = plainText(useUploadName()(view.header))
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
  const isUnseen = useIsUnseen(view.status)
  return <title>{isUnseen ? `● ${title()}` : title()}</title>
}

/** Returns the current entries, with the chosen couriers. */
const entriesOf = ({ entries, choices }: UploadView['state']) =>
  Array.from({ length: entries.length }, (_, n) => n).flatMap((position) => {
    const entry = entries.at(position)
    const courier = choices.get(position) ?? entry?.courier
    return entry ? [courier === undefined ? entry : { ...entry, courier }] : []
  })

/** Saves the entries of an upload with their outcomes as a file. */
export function Download({ view: { header, state } }: { readonly view: UploadView }) {
  const t = useTranslations('receipts')
  const nameOf = useUploadName()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon="download" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('download')}
      </Button>
      <PrintButton name={nameOf(header)} shop={header.shop} read={() => entriesOf(state)} />
      {open && (
        <DownloadDialog header={header} counts={state.counts} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
