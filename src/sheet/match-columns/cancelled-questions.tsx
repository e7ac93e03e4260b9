import { useId } from 'react'
import type { RowSource } from '#domain/entry/tracking-entry.ts'
import { useSourceName } from '#i18n/words/use-source-name.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useDraft } from '#shell/services.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'

/** Notice after a cancelled question: nothing was added, and the question can be asked again. */
export function CancelledQuestions() {
  const { client, snapshot } = useDraft()
  const { cancelled } = snapshot
  const t = useTranslations()
  return (
    // Rendered even when empty, because screen readers only announce changes of an existing live region.
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
              onClick={() => client.dismissCancelled()}
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
              onAskAgain={() => client.askAgain(sourceId)}
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
