import type { ReactNode } from 'react'
import type { DraftRow } from '#domain/draft/draft-view.ts'
import { type Issue, LIKELY_PROBLEM_KINDS } from '#domain/draft/issues/issue.ts'
import { mainName } from '#i18n/words/candidate-names.ts'
import { useLocale, useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import type { DraftClient } from '#sheet-engine/client.ts'
import styles from '#features/draft/draft.module.css'

type FixButtonProps = {
  readonly row: DraftRow
  readonly issue: Issue
  readonly client: DraftClient
  readonly tabIndex?: 0 | -1
  /** In a cell there is room for one: the fix goes before sending as it is. */
  readonly isBrief?: boolean
}

/** What an issue offers to do about itself, if anything: a fix first, then to send the cell as it is. */
export function FixButton({ row, issue, client, tabIndex = 0, isBrief = false }: FixButtonProps) {
  const t = useTranslations('prepare')
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
          client.editCell(row.id, field, instead),
        )}
      {probably !== null &&
        button(<UseCourier courier={probably} />, () =>
          client.editCell(row.id, field, probably.key),
        )}
      {linked !== null &&
        button(t('details.takeNumber', { number: linked }), () =>
          client.call('takeNumbers', [row.id]),
        )}
      {offer !== null &&
        button(
          offer === 'join' ? t('details.join') : t('details.split', { count: parts.length }),
          () => client.call('fixSeveral', offer, [row.id]),
        )}
      {kind === 'swapped' && button(t('details.swap'), () => client.call('swapRow', row.id))}
      {kind === 'same-row-twice' &&
        row.skipped &&
        button(t('details.keepCopy'), () => client.call('keepCopy', [row.id]))}
      {likely &&
        !(isBrief && hasFix) &&
        button(t('fix.sendAsItIs'), () => client.call('sendAsItIs', likely, [row.id]))}
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
