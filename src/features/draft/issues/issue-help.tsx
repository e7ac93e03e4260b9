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
          <Button onClick={() => client.call('keepCopy', null)}>
            {t('fix.keepCopies', { count: snapshot.copyCount })}
          </Button>
          <Button onClick={() => client.call('dropCopies')}>
            {t('fix.dropCopies', { count: snapshot.copyCount })}
          </Button>
        </>
      )}
      {canAct && kind === 'web-address' && (
        <Button onClick={() => client.call('takeNumbers', null)}>{t('fix.takeNumbers')}</Button>
      )}
      {canAct && kind === 'several-numbers' && (
        <>
          <Button onClick={() => client.call('fixSeveral', 'join', null)}>
            {t('fix.joinAll')}
          </Button>
          <Button onClick={() => client.call('fixSeveral', 'split', null)}>
            {t('fix.splitAll')}
          </Button>
        </>
      )}
      {canAct && likely && count > 0 && (
        <Button onClick={() => client.call('sendAsItIs', likely, null)}>
          {t('fix.sendAllAsItIs', { count })}
        </Button>
      )}
      {canAct && kind === 'courier-is-a-name' && (
        <CourierValuesButton dialog="values" show={renderCourierValues} />
      )}
    </div>
  )
}
