import type { ColumnDoubt } from '#domain/draft/draft-view.ts'
import { useSourceName } from '#i18n/words/use-source-name.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useDraft } from '#shell/services.ts'
import { Button } from '#ui/button.tsx'
import { useSheet } from '#sheet/state/use-sheet.ts'
import { Question } from './question.tsx'

type ColumnDoubtsProps = {
  /** Called when the notice disappears together with the focused button. */
  readonly onDecided: () => void
}

/** Asks once about each column that looks wrong in most rows, and offers the answers. */
export function ColumnDoubts({ onDecided }: ColumnDoubtsProps) {
  const t = useTranslations('prepare.doubt')
  const { client, snapshot, canAct } = useDraft()
  const sheet = useSheet()
  const wordsOf = useDoubtWords(snapshot.sources.length > 1)
  if (snapshot.columnDoubts.length === 0) return null
  const decide = (act: () => void) => () => {
    act()
    onDecided()
  }
  return (
    <section aria-label={t('label')}>
      {snapshot.columnDoubts.map((doubt) => {
        const { sourceId, kind, field, rows } = doubt
        const keep = decide(() => client.keepColumns(sourceId, kind, field))
        return (
          <Question
            key={`${sourceId} ${kind} ${field}`}
            tone="warn"
            actions={
              <>
                {canAct && kind === 'swapped' && (
                  <Button onClick={decide(() => client.swapColumns(sourceId))}>{t('swap')}</Button>
                )}
                {canAct && (
                  <Button onClick={keep}>{t(kind === 'swapped' ? 'right' : 'asWritten')}</Button>
                )}
                {snapshot.filter.issue !== kind && (
                  <Button look="quiet" onClick={() => sheet.filter({ issue: kind })}>
                    {t('show', { count: rows })}
                  </Button>
                )}
              </>
            }
          >
            <p>{wordsOf(doubt)}</p>
          </Question>
        )
      })}
    </section>
  )
}

/** Returns a function that words the question about a column, with the sheet's name if there are several. */
function useDoubtWords(isOneOfSeveral: boolean): (doubt: ColumnDoubt) => string {
  const t = useTranslations('prepare.doubt')
  const nameOf = useSourceName()
  return ({ kind, field, rows, of, source }) => {
    const sentence =
      kind === 'swapped'
        ? t('swapped', { rows, of })
        : t(`shape.${kind}`, { field: t(`field.${field}`), rows, of })
    return isOneOfSeveral ? t('named', { name: nameOf(source), sentence }) : sentence
  }
}
