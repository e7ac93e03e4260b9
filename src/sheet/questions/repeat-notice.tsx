import { Link } from 'wouter'
import type { RepeatedSheet } from '#domain/draft/draft-view.ts'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { plainText } from '#i18n/words/plain-text.ts'
import { useSourceName } from '#i18n/words/use-source-name.ts'
import { useWhen } from '#i18n/words/use-when.ts'
import { useDraft } from '#shell/services.ts'
import { Button } from '#ui/button.tsx'
import { Question } from './question.tsx'

type RepeatNoticesProps = {
  /** Called when the notice disappears together with the focused button. */
  readonly onDecided: () => void
}

/** Sheets that earlier uploads already had: the rest of each, and the choice of what to keep. */
export function RepeatNotices({ onDecided }: RepeatNoticesProps) {
  const { client, snapshot, canAct } = useDraft()
  const t = useTranslations('prepare.repeats')
  const wordsOf = useRepeatWords(snapshot.sources.length > 1)
  return (
    <section aria-label={t('label')}>
      {snapshot.repeated.map((sheet) => {
        const { title, parts } = wordsOf(sheet)
        const { counts, sourceId } = sheet
        const decide = (command: 'leaveRepeats' | 'keepRepeats') => {
          client[command](sourceId)
          onDecided()
        }
        return (
          <Question
            key={sourceId}
            tone="warn"
            actions={canAct && <KeepButtons counts={counts} onDecide={decide} />}
          >
            <p>
              <strong>{title}</strong>
            </p>
            {parts && <p>{parts}</p>}
            {counts['maybe-accepted'] + counts.open > 0 && <p>{t('finish')}</p>}
            <UploadLinks uploads={sheet.uploads} />
          </Question>
        )
      })}
    </section>
  )
}

const PARTS = ['accepted', 'maybe-accepted', 'open', 'changed', 'new'] as const

/** Returns a function that words how much of a sheet was uploaded before, and how much is new. */
function useRepeatWords(isOneOfSeveral: boolean) {
  const t = useTranslations('prepare.repeats')
  const format = useFormatter()
  const when = useWhen()
  const nameOf = useSourceName()
  return ({ source, rows, counts, uploads }: RepeatedSheet) => {
    const count = rows - counts.changed - counts.new
    const since = Math.min(...uploads.map(({ startedAt }) => startedAt))
    const shops = new Set(uploads.flatMap(({ shop = [] }) => shop))
    const from = [
      t('from', { uploads: uploads.length, when: when(since) }),
      ...[...shops].map((shop) => plainText(shop)),
    ].join(' · ')
    const isAllAccepted = count === counts.accepted
    const sentence = t(isAllAccepted ? 'accepted' : 'uploaded', { count, rows, from })
    const told = PARTS.filter((part) => counts[part] > 0 && !(isAllAccepted && part === 'accepted'))
    const list = format.list(told.map((part) => t(`part.${part}`, { count: counts[part] })))
    return {
      title: isOneOfSeveral ? t('named', { name: nameOf(source), sentence }) : sentence,
      parts: told.length > 0 ? t('parts', { list }) : '',
    }
  }
}

type KeepButtonsProps = Pick<RepeatedSheet, 'counts'> & {
  readonly onDecide: (command: 'leaveRepeats' | 'keepRepeats') => void
}

function KeepButtons({ counts, onDecide }: KeepButtonsProps) {
  const t = useTranslations('prepare.repeats')
  const { accepted } = counts
  const count = accepted + counts['maybe-accepted'] + counts.open
  return (
    <>
      <Button onClick={() => onDecide('leaveRepeats')}>
        {t(count === accepted ? 'leaveAccepted' : 'leaveUploaded', { count })}
      </Button>
      <Button onClick={() => onDecide('keepRepeats')}>{t('keepAll')}</Button>
    </>
  )
}

/** More links would need their own list; the history has the others. */
const MOST_LINKS = 3

function UploadLinks({ uploads }: Pick<RepeatedSheet, 'uploads'>) {
  const t = useTranslations('prepare.repeats')
  const when = useWhen()
  return (
    <p className="flow">
      {uploads.slice(0, MOST_LINKS).map(({ id, startedAt, accepted, open }) => (
        <Link key={id} href={`/uploads/${id}`} className="target">
          {uploads.length === 1
            ? t('open')
            : t('openOf', { when: when(startedAt), count: accepted + open })}
        </Link>
      ))}
    </p>
  )
}
