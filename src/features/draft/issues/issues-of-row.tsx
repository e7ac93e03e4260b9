import type { ReactNode } from 'react'
import type { DraftRow } from '#domain/draft/draft-view.ts'
import { type Issue, LIKELY_PROBLEM_KINDS } from '#domain/draft/issues/issue.ts'
import { mainName } from '#i18n/words/candidate-names.ts'
import { useLocale, useTranslations } from '#i18n/use-translations.ts'
import { useCanAct, useServices } from '#page/services.ts'
import { Button } from '#ui/button.tsx'
import styles from '#features/draft/draft.module.css'
import { IssueText } from './issue-text.tsx'
import { useIssueWords } from './use-issue-words.ts'

type IssuesOfRowProps = {
  readonly row: DraftRow
  readonly tabIndex?: 0 | -1
  /** In a cell there is room for one fix an issue: it goes before sending as it is. */
  readonly isBrief?: boolean
}

/** What is to look at in a row, in words, with what can be done about it. */
export function IssuesOfRow({ row, tabIndex = 0, isBrief = false }: IssuesOfRowProps) {
  const wordsOf = useIssueWords()
  const canAct = useCanAct()
  return (
    <span className={styles.issues}>
      {row.issues.map((issue) => (
        <span key={`${issue.kind} ${issue.field}`} className={styles.issueWithFix}>
          <IssueText kind={issue.kind}>{wordsOf(issue, row.skipped)}</IssueText>
          {canAct && <FixButtons {...{ row, issue, tabIndex, isBrief }} />}
        </span>
      ))}
    </span>
  )
}

type FixButtonsProps = Required<IssuesOfRowProps> & { readonly issue: Issue }

/** What an issue offers to do about itself, if anything: a fix first, then to send the cell as it is. */
function FixButtons({ row, issue, tabIndex, isBrief }: FixButtonsProps) {
  const t = useTranslations('prepare')
  const { draft } = useServices()
  const { kind, field, offer, instead, probably, linked, parts } = issue
  const likely = LIKELY_PROBLEM_KINDS.find((one) => one === kind)
  const hasFix = linked !== null || offer !== null
  const button = (label: ReactNode, onClick: () => void): ReactNode => (
    <Button look="quiet" className={styles.inCell} tabIndex={tabIndex} onClick={onClick}>
      {label}
    </Button>
  )
  return (
    <>
      {instead !== null &&
        button(t('details.useInstead', { number: instead }), () =>
          draft.editCell(row.id, field, instead),
        )}
      {probably !== null &&
        button(<UseCourier courier={probably} />, () =>
          draft.editCell(row.id, field, probably.key),
        )}
      {linked !== null &&
        button(t('details.takeNumber', { number: linked }), () =>
          draft.call('takeNumbers', [row.id]),
        )}
      {offer !== null &&
        button(
          offer === 'join' ? t('details.join') : t('details.split', { count: parts.length }),
          () => draft.call('fixSeveral', offer, [row.id]),
        )}
      {kind === 'swapped' && button(t('details.swap'), () => draft.call('swapRow', row.id))}
      {kind === 'same-row-twice' &&
        row.skipped &&
        button(t('details.keepCopy'), () => draft.call('keepCopy', [row.id]))}
      {likely &&
        !(isBrief && hasFix) &&
        button(t('fix.sendAsItIs'), () => draft.call('sendAsItIs', likely, [row.id]))}
    </>
  )
}

/** The code that a name probably has, and in the row's details what its courier is called. */
function UseCourier({ courier }: { courier: NonNullable<Issue['probably']> }) {
  const t = useTranslations('prepare.details')
  const name = mainName(courier, useLocale())
  return (
    <>
      {t('useInstead', { number: courier.key })}
      {name && (
        <span className={styles.inDetails} lang={name.lang}>
          {' '}
          {name.text}
        </span>
      )}
    </>
  )
}
