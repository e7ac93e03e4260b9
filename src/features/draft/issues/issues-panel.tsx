import { useEffect, useRef } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { useDraft } from '#page/services.ts'
import { Button } from '#ui/button.tsx'
import { Key } from '#ui/key.tsx'
import { useSheet } from '#features/draft/use-sheet.ts'
import { NotToday } from './not-today.tsx'
import { IssueKinds } from './issue-kinds.tsx'
import styles from './issues.module.css'
import { RowDetails } from './row-details.tsx'
import { SheetQuestions } from './sheet-questions.tsx'
import type { IssuesPanelState } from './use-issues-panel.ts'

/** What is wrong in the sheet, kind by kind, with what is asked once and the active row in full. */
export function IssuesPanel({ panel }: { readonly panel: IssuesPanelState }) {
  const t = useTranslations('prepare.sheet')
  const { snapshot } = useDraft()
  const { active } = useSheet()
  const index = Math.min(active, snapshot.shownCount - 1)
  const aside = useRef<HTMLElement>(null)
  const isSheet = !panel.isBeside
  // Where it comes up over the page, it has been asked for; where it is in use, the keyboard is in it already.
  useEffect(() => {
    if (isSheet && !aside.current?.contains(document.activeElement)) aside.current?.focus()
  }, [isSheet])
  return (
    // It only hears Escape, and whether the focus is in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      ref={aside}
      id="issues"
      tabIndex={-1}
      className={styles.panel}
      aria-label={t('issues')}
      onFocus={panel.onFocus}
      onBlur={panel.onBlur}
      onKeyDown={({ key, target }) => {
        // In a dialog it is the dialog that closes, or a list in it.
        const isItsOwn = !(target instanceof Element && target.closest('dialog'))
        if (isSheet && key === 'Escape' && isItsOwn) panel.show(false)
      }}
    >
      <header className={styles.head}>
        <h2 className="fill">{t('issues')}</h2>
        <NextIssue onLeave={isSheet ? () => panel.show(false) : null} />
        <Button
          look="ghost"
          icon={isSheet ? 'cross' : 'chevron-right'}
          iconOnly
          aria-label={t('hideIssues')}
          onClick={() => panel.show(false)}
        />
      </header>
      <div className={styles.scroll}>
        <IssueKinds />
        <SheetQuestions />
        <NotToday />
      </div>
      <RowDetails index={index} />
    </aside>
  )
}

type NextIssueProps = {
  /** The row is under what this button is in. */
  readonly onLeave: (() => void) | null
}

/** Leads from row to row with an issue. */
function NextIssue({ onLeave }: NextIssueProps) {
  const t = useTranslations('prepare.sheet')
  const { issueCounts, shownCount } = useDraft().snapshot
  const { goToIssue } = useSheet()
  return (
    <Button
      disabled={issueCounts.length === 0 || shownCount === 0}
      aria-keyshortcuts="F8"
      onClick={(event) => {
        onLeave?.()
        void goToIssue(event.shiftKey)
      }}
    >
      {t('next')}
      <span aria-hidden="true">
        <Key>F8</Key>
      </span>
    </Button>
  )
}
