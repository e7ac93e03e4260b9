import { useState } from 'react'
import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import type { IssueKind } from '#domain/draft/issue.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { DraftClient } from '#workers/draft-client.ts'
import styles from './draft.module.css'

type IssueHelpProps = {
  readonly kind: IssueKind
  readonly client: DraftClient
  readonly snapshot: DraftSnapshot
  readonly canAct: boolean
}

/** What a kind of issue means, and what can be done about all of it at once. */
export function IssueHelp({ kind, client, snapshot, canAct }: IssueHelpProps) {
  const t = useTranslations('prepare')
  return (
    <div className={styles.help}>
      <p>{t(`about.${kind}`)}</p>
      {canAct && kind === 'same-row-twice' && snapshot.copyCount > 0 && (
        <Button onClick={client.dropCopies}>
          {t('mend.dropCopies', { count: snapshot.copyCount })}
        </Button>
      )}
      {canAct && kind === 'several-numbers' && (
        <>
          <Button onClick={() => client.mendSeveral('join', null)}>{t('mend.joinAll')}</Button>
          <Button onClick={() => client.mendSeveral('split', null)}>{t('mend.splitAll')}</Button>
        </>
      )}
      {canAct && kind === 'courier-is-a-name' && (
        <NamedCouriers count={countOf(snapshot, kind)} onSet={client.setNamedCouriers} />
      )}
    </div>
  )
}

type NamedCouriersProps = {
  readonly count: number
  readonly onSet: (code: string) => void
}

/** One code for all rows that have a name instead, or none, so that the service offers its couriers. */
function NamedCouriers({ count, onSet }: NamedCouriersProps) {
  const t = useTranslations('prepare.mend')
  const [code, setCode] = useState('')
  return (
    <form
      className={styles.setCouriers}
      onSubmit={(event) => {
        event.preventDefault()
        if (code.trim() !== '') onSet(code)
      }}
    >
      <TextField
        label={t('courierCode')}
        monospace
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" disabled={code.trim() === ''}>
        {t('setCouriers', { count })}
      </Button>
      <Button onClick={() => onSet('')}>{t('emptyCouriers', { count })}</Button>
    </form>
  )
}

function countOf({ issueCounts }: DraftSnapshot, kind: IssueKind): number {
  return issueCounts.find((issue) => issue.kind === kind)?.count ?? 0
}
