import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { TRACKING_FIELDS, type TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { StoryStep } from '#domain/upload/events/entry-story.ts'
import type { Outcome } from '#domain/upload/outcome.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import { useFieldName } from '#i18n/words/use-field-name.ts'
import { useSourceName } from '#i18n/words/use-source-name.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useWhen } from '#i18n/words/use-when.ts'
import tones from '#entries/tones.module.css'
import { storyQuery } from '#shell/queries.ts'
import { useUpload } from '#upload/frame/upload-context.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { LongText } from '#ui/text/long-text.tsx'
import { CELL_LENGTH, plainText } from '#i18n/words/plain-text.ts'
import styles from './entry-story.module.css'
import { type StepWords, useOutcomeLines, useStepWords } from './use-step-words.ts'
import { useLocation } from 'wouter'
import { useServices } from '#shell/services.ts'
import { Button } from '#ui/button.tsx'
import { useAnnounce } from '#ui/feedback/announcer.tsx'

type EntryStoryProps = { readonly position: Position; readonly onClose: () => void }

/** History of one entry, from its row in the sheet to its current outcome. */
export function EntryStory({ position, onClose }: EntryStoryProps) {
  const { view } = useUpload()
  const t = useTranslations('upload.story')
  const sourceName = useSourceName()
  const entry = view.state.entries.at(position)
  const outcome = view.state.outcomes[position]
  const place = view.uploaded.placeOf(position)
  if (!entry || !outcome || !place) return null
  return (
    <Dialog title={t('title', { order: plainText(entry.orderId) })} onClose={onClose}>
      <div className={styles.story}>
        <p className="muted">
          {t('place', { row: String(place.row), source: sourceName(place.source) })}
        </p>
        <Values entry={entry} />
        <Steps position={position} />
        <Now outcome={outcome} />
        {view.canAct && outcome.kind === 'accepted' && (
          <CorrectAccepted entry={entry} acceptedAt={outcome.at} />
        )}
      </div>
    </Dialog>
  )
}

function Values({ entry }: { entry: TrackingEntry }) {
  const fieldName = useFieldName()
  return (
    <dl className={styles.values}>
      {TRACKING_FIELDS.filter((field) => entry[field]).map((field) => (
        <div key={field}>
          <dt className="quiet">{fieldName(field)}</dt>
          <dd className="code anywhere">
            <LongText text={entry[field] ?? ''} most={CELL_LENGTH} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Steps({ position }: Pick<EntryStoryProps, 'position'>) {
  const t = useTranslations('upload.story')
  const { upload, view } = useUpload()
  const { state } = view
  const { data: steps, isError } = useQuery(storyQuery(upload, position, state))
  if (isError) return <p role="status">{t('unread')}</p>
  if (steps === undefined) return <p role="status">{t('reading')}</p>
  if (steps.length === 0) {
    // An entry that was sent had a history. Another tab may have deleted the upload since.
    const isNew = state.outcomes[position]?.kind === 'waiting'
    return <p>{t(isNew ? 'nothing' : 'unread')}</p>
  }
  return (
    <ol className="column">
      {steps.map((step, index) => (
        <Step key={index} step={step} />
      ))}
    </ol>
  )
}

function Step({ step }: { step: StoryStep }) {
  const when = useWhen()
  const wordsOf = useStepWords()
  return (
    <li className={styles.step}>
      <time className="quiet" dateTime={new Date(step.at).toISOString()}>
        {when(step.at)}
      </time>
      <Words words={wordsOf(step)} />
    </li>
  )
}

function Now({ outcome }: { outcome: Outcome }) {
  const t = useTranslations('upload.story')
  const wordsOf = useOutcomeLines()
  const id = useId()
  return (
    <section className={styles.now} aria-labelledby={id}>
      <h3 id={id}>{t('now')}</h3>
      {/* The last step already gives the reason. */}
      <Words words={{ ...wordsOf(outcome), lines: [] }} />
    </section>
  )
}

function Words({ words }: { words: StepWords }) {
  return (
    <div className="shrinks">
      <p className={[styles.title, words.tone && tones[words.tone]].join(' ')}>
        <Icon name={words.icon} size={14} />
        <span>{words.title}</span>
      </p>
      {words.lines.map((line) => (
        <p key={line} className={styles.line}>
          <LongText text={line} />
        </p>
      ))}
    </div>
  )
}

type CorrectAcceptedProps = { readonly entry: TrackingEntry; readonly acceptedAt: number }

/** Puts a wrong entry that was accepted into the sheet, to be corrected and sent again. */
function CorrectAccepted({ entry, acceptedAt }: CorrectAcceptedProps) {
  const t = useTranslations('upload.story.again')
  const { draft } = useServices()
  const when = useWhen()
  const announce = useAnnounce()
  const [, navigate] = useLocation()
  const correct = () => {
    draft.addEntry(entry)
    navigate('/')
    announce(t('added', { order: plainText(entry.orderId) }))
  }
  return (
    <div className={styles.again}>
      <p>{t('fact', { when: when(acceptedAt) })}</p>
      <Button icon="pencil" onClick={correct}>
        {t('correct')}
      </Button>
    </div>
  )
}
