import { useId } from 'react'
import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import type { RowSource } from '#domain/entry/tracking-entry.ts'
import { useSourceName } from '#i18n/words/use-source-name.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'

type CancelledQuestionsProps = {
  readonly cancelled: DraftSnapshot['cancelled']
  readonly onAskAgain: (sourceId: number) => void
  readonly onDismiss: () => void
}

/** After a question was left: that nothing was added, and the way back. */
export function CancelledQuestions({ cancelled, onAskAgain, onDismiss }: CancelledQuestionsProps) {
  const t = useTranslations()
  return (
    // Empty, it is there already: screen readers say what comes into it.
    <div role="status" className={cancelled.length === 0 ? 'visually-hidden' : undefined}>
      {cancelled.length > 0 && (
        <Notice
          tone="info"
          actions={
            <Button
              look="quiet"
              icon="cross"
              iconOnly
              aria-label={t('common.close')}
              onClick={onDismiss}
            />
          }
        >
          {cancelled.map(({ kind, sourceId, source }) => (
            <CancelledLine
              key={sourceId}
              source={source}
              question={t(
                kind === 'columns' ? 'columns.match.title' : 'prepare.sheetsDialog.title',
              )}
              onAskAgain={() => onAskAgain(sourceId)}
            />
          ))}
        </Notice>
      )}
    </div>
  )
}

type CancelledLineProps = {
  readonly source: RowSource
  readonly question: string
  readonly onAskAgain: () => void
}

function CancelledLine({ source, question, onAskAgain }: CancelledLineProps) {
  const t = useTranslations('columns')
  const nameOf = useSourceName()
  const id = useId()
  return (
    <p>
      <span id={id}>{t('cancelled', { source: nameOf(source) })}</span>{' '}
      <Button aria-describedby={id} onClick={onAskAgain}>
        {question}
      </Button>
    </p>
  )
}
