import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { SetAside } from './set-aside.tsx'
import { type WorkProps, WorkRegion } from './work-region.tsx'

/** Entries that never left: they can go again without any risk. */
export function NotSent(props: WorkProps) {
  const t = useTranslations('failures.notSent')
  const outcomeName = useTranslations('common.outcome')
  return (
    <WorkRegion
      {...props}
      title={outcomeName('not-sent')}
      lead={<p>{t('next')}</p>}
      actions={NotSentActions}
    />
  )
}

function NotSentActions({ run, positions }: WorkProps) {
  const t = useTranslations('failures')
  return (
    <>
      <Button onClick={() => void run.resend(positions)}>{t('sendAgain')}</Button>
      <SetAside run={run} positions={positions} />
    </>
  )
}
