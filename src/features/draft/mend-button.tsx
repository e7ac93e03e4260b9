import type { DraftRow } from '#domain/draft/draft-view.ts'
import type { Issue } from '#domain/draft/issue.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import type { DraftClient } from '#workers/draft-client.ts'
import styles from './draft.module.css'

type MendButtonProps = {
  readonly row: DraftRow
  readonly issue: Issue
  readonly client: DraftClient
  readonly tabIndex?: 0 | -1
}

/** What an issue offers to do about itself, if anything. */
export function MendButton({ row, issue, client, tabIndex = 0 }: MendButtonProps) {
  const t = useTranslations('prepare.details')
  const { offer, instead } = issue
  if (instead !== null) {
    return (
      <Button
        look="quiet"
        className={styles.inCell}
        tabIndex={tabIndex}
        onClick={() => client.editCell(row.id, issue.field, instead)}
      >
        {t('useInstead', { number: instead })}
      </Button>
    )
  }
  if (!offer) return null
  return (
    <Button
      look="quiet"
      className={styles.inCell}
      tabIndex={tabIndex}
      onClick={() => client.mendSeveral(offer, [row.id])}
    >
      {offer === 'join' ? t('join') : t('split', { count: issue.parts.length })}
    </Button>
  )
}
