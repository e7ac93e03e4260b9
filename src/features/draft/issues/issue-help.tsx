import type { DraftFilter, DraftSnapshot } from '#domain/draft/draft-view.ts'
import { LIKELY_PROBLEM_KINDS } from '#domain/draft/issues/issue.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import type { DraftClient } from '#sheet-engine/client.ts'
import {
  CourierValuesButton,
  type ShowCourierValues,
} from '#features/draft/courier-values/courier-values-button.tsx'
import styles from '#features/draft/draft.module.css'

type IssueHelpProps = {
  readonly kind: NonNullable<DraftFilter['issue']>
  readonly client: DraftClient
  readonly snapshot: DraftSnapshot
  readonly canAct: boolean
  readonly renderCourierValues: ShowCourierValues
}

/** What a kind of issue means, and what can be done about all of it at once. */
export function IssueHelp({ kind, client, snapshot, canAct, renderCourierValues }: IssueHelpProps) {
  const t = useTranslations('prepare')
  const likely = LIKELY_PROBLEM_KINDS.find((one) => one === kind)
  const count = snapshot.issueCounts.find((one) => one.kind === kind)?.count ?? 0
  return (
    <div className={styles.help}>
      <p>{t(`about.${kind}`)}</p>
      {canAct && kind === 'skipped' && snapshot.copyCount > 0 && (
        <>
          <Button onClick={() => client.keepCopy(null)}>
            {t('mend.keepCopies', { count: snapshot.copyCount })}
          </Button>
          <Button onClick={client.dropCopies}>
            {t('mend.dropCopies', { count: snapshot.copyCount })}
          </Button>
        </>
      )}
      {canAct && kind === 'web-address' && (
        <Button onClick={() => client.takeNumbers(null)}>{t('mend.takeNumbers')}</Button>
      )}
      {canAct && kind === 'several-numbers' && (
        <>
          <Button onClick={() => client.mendSeveral('join', null)}>{t('mend.joinAll')}</Button>
          <Button onClick={() => client.mendSeveral('split', null)}>{t('mend.splitAll')}</Button>
        </>
      )}
      {canAct && likely && count > 0 && (
        <Button onClick={() => client.sendAsItIs(likely, null)}>
          {t('mend.sendAllAsItIs', { count })}
        </Button>
      )}
      {canAct && kind === 'courier-is-a-name' && (
        <CourierValuesButton dialog="values" show={renderCourierValues} />
      )}
    </div>
  )
}
