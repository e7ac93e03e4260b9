import { useEffect, useRef } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { useDraft } from '#shell/services.ts'
import { Button } from '#ui/button.tsx'
import { Key } from '#ui/key.tsx'
import { useSheet } from '#sheet/state/use-sheet.ts'
import { NotToday } from '#sheet/questions/not-today.tsx'
import { IssueKinds } from './issue-kinds.tsx'
import styles from './issues.module.css'
import { RowDetails } from './row-details.tsx'
import { SheetQuestions } from '#sheet/questions/sheet-questions.tsx'
import type { IssuesPanelState } from './use-issues-panel.ts'

/** Issues of the sheet by kind, questions about the whole sheet, and details of the active row. */
export function IssuesPanel({ panel }: { readonly panel: IssuesPanelState }) {
  const t = useTranslations('prepare.sheet')
  const { snapshot } = useDraft()
  const { active } = useSheet()
  const index = Math.min(active, snapshot.shownCount - 1)
  const aside = useRef<HTMLElement>(null)
  const isSheet = !panel.isBeside
  // The user opened it over the page, so it takes the focus, unless the focus is already inside.
  useEffect(() => {
    if (isSheet && !aside.current?.contains(document.activeElement)) aside.current?.focus()
  }, [isSheet])
  return (
    // The element only listens for Escape and for the focus inside.
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
        // In a dialog, Escape closes that dialog or its list.
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
  /** Called before the jump, because the panel covers the row. null: the panel is beside the rows. */
  readonly onLeave: (() => void) | null
}

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
