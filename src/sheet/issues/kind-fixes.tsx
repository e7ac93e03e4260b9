import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import type { IssueKind } from '#domain/draft/row/issue.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { ChangesPreview } from '#entries/changes-preview.tsx'
import { useDraftClient } from '#shell/services.ts'
import { useDraftQueries } from '#shell/queries.ts'
import { Button } from '#ui/button.tsx'
import styles from './issues.module.css'
import { usePanelFocus } from '#sheet/state/use-panel-focus.ts'

/** Enough rows to check a fix. */
const PREVIEWED = 50

type KindFixesProps = { readonly kind: IssueKind }

/** Fixes for all entries with a kind of issue, each with a preview of the changed cells. */
export function KindFixes({ kind }: KindFixesProps) {
  const t = useTranslations('fixes')
  const tFind = useTranslations('find')
  const { client } = useDraftClient()
  usePanelFocus()
  const { data: fixes = [] } = useQuery(useDraftQueries().offerFixes(kind, PREVIEWED))
  return fixes.map(({ fix, rows, preview }) => (
    <Fragment key={fix}>
      {preview.length > 0 && (
        <div ref={bringIntoSight} className={styles.preview}>
          <ChangesPreview rows={preview}>
            {rows > PREVIEWED && tFind('firstRows', { count: PREVIEWED })}
          </ChangesPreview>
        </div>
      )}
      <Button
        {...(preview.length === 0 && fix !== 'split' && { look: 'ghost' })}
        onClick={() => client.fixKind(kind, fix)}
      >
        {t(fix, { count: rows })}
      </Button>
    </Fragment>
  ))
}

/** The preview loads after the rest, and may be below the edge. */
function bringIntoSight(element: HTMLElement | null): void {
  element?.parentElement?.scrollIntoView({ block: 'nearest' })
}
