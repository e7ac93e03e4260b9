import type { DraftFilter } from '#domain/draft/draft-view.ts'
import { LIKELY_PROBLEM_KINDS } from '#domain/draft/issues/issue.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useDraft } from '#page/services.ts'
import { Button } from '#ui/button.tsx'
import { CourierValuesButton } from '#features/draft/courier-values/courier-values-button.tsx'
import styles from '#features/draft/draft.module.css'
import { countOf } from './issue-text.tsx'

/** What the kind of issue that is shown means, and what can be done about all of it at once. */
export function IssueHelp() {
  const { snapshot, canAct } = useDraft()
  const { issue } = snapshot.filter
  const t = useTranslations('prepare')
  if (issue === null) return null
  return (
    <div className={styles.help}>
      <p>{t(`about.${issue}`)}</p>
      {canAct && <FixesOfAll kind={issue} />}
    </div>
  )
}

type FixesProps = { readonly kind: NonNullable<DraftFilter['issue']> }

function FixesOfAll({ kind }: FixesProps) {
  const { client, snapshot } = useDraft()
  const t = useTranslations('prepare.fix')
  const likely = LIKELY_PROBLEM_KINDS.find((one) => one === kind)
  const { copyCount } = snapshot
  const count = likely ? countOf(snapshot, likely) : 0
  return (
    <>
      {kind === 'skipped' && copyCount > 0 && (
        <>
          <Button onClick={() => client.call('keepCopy', null)}>
            {t('keepCopies', { count: copyCount })}
          </Button>
          <Button onClick={() => client.call('dropCopies')}>
            {t('dropCopies', { count: copyCount })}
          </Button>
        </>
      )}
      {kind === 'web-address' && (
        <Button onClick={() => client.call('takeNumbers', null)}>{t('takeNumbers')}</Button>
      )}
      {kind === 'several-numbers' && (
        <>
          <Button onClick={() => client.call('fixSeveral', 'join', null)}>{t('joinAll')}</Button>
          <Button onClick={() => client.call('fixSeveral', 'split', null)}>{t('splitAll')}</Button>
        </>
      )}
      {likely && count > 0 && (
        <Button onClick={() => client.call('sendAsItIs', likely, null)}>
          {t('sendAllAsItIs', { count })}
        </Button>
      )}
      {kind === 'courier-is-a-name' && <CourierValuesButton dialog="values" />}
    </>
  )
}
