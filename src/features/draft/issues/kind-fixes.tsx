import { Fragment, useCallback } from 'react'
import type { IssueKind } from '#domain/draft/issues/issue.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { ChangesPreview } from '#page/changes-preview.tsx'
import { useDraft } from '#page/services.ts'
import type { OfferedFix } from '#sheet-engine/drafting/fixes.ts'
import { Button } from '#ui/button.tsx'
import { useAnswer } from '#ui/use-answer.ts'
import styles from './issues.module.css'

/** As many rows as one looks through before a press. */
const PREVIEWED = 50

const NONE: readonly OfferedFix[] = []

type KindFixesProps = { readonly kind: IssueKind }

/** What can be done about all entries with a kind of issue, and what that would put into which cells. */
export function KindFixes({ kind }: KindFixesProps) {
  const t = useTranslations('fixes')
  const tFind = useTranslations('find')
  const { client } = useDraft()
  return useOffers(kind).map(({ fix, rows, preview }) => (
    <Fragment key={fix}>
      {preview.length > 0 && (
        <div ref={bringIntoSight} className={styles.preview}>
          <ChangesPreview rows={preview}>
            {rows > PREVIEWED && tFind('firstRows', { count: PREVIEWED })}
          </ChangesPreview>
        </div>
      )}
      <Button
        {...(preview.length === 0 && { look: 'ghost' })}
        onClick={() => client.call('fixKind', kind, fix)}
      >
        {t(fix, { count: rows })}
      </Button>
    </Fragment>
  ))
}

/** It comes after the rest of what was opened, and may be below the edge. */
function bringIntoSight(element: HTMLElement | null): void {
  element?.parentElement?.scrollIntoView({ block: 'nearest' })
}

function useOffers(kind: IssueKind): readonly OfferedFix[] {
  const { client, snapshot } = useDraft()
  const { revision } = snapshot
  const ask = useCallback(
    async () => ({ kind, fixes: await client.ask('offerFixes', kind, PREVIEWED) }),
    // Another revision may have other rows.
    // oxlint-disable-next-line react/exhaustive-deps
    [client, kind, revision],
  )
  const answer = useAnswer(ask)
  // The answer about another kind is no answer.
  if (answer === undefined || answer === 'failed' || answer.kind !== kind) return NONE
  return answer.fixes
}
