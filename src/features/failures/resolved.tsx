import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { type WorkProps, WorkRegion } from './work-region.tsx'

/** Entries that somebody gave up, until somebody takes them back. */
export function SetAsideEntries(props: WorkProps) {
  const t = useTranslations('failures.aside')
  const outcomeName = useTranslations('common.outcome')
  return (
    <WorkRegion
      {...props}
      title={outcomeName('set-aside')}
      lead={<p>{t('next')}</p>}
      resolved
      actions={TakeBack}
    />
  )
}

/** Entries that the person, not the service, said were accepted. */
export function MarkedEntries(props: WorkProps) {
  const t = useTranslations('failures.marked')
  return (
    <WorkRegion
      {...props}
      title={t('title')}
      lead={<p>{t('next')}</p>}
      resolved
      actions={TakeBack}
    />
  )
}

function TakeBack({ run, positions }: WorkProps) {
  const t = useTranslations('failures')
  return (
    <Button icon="undo" onClick={() => void run.takeBack(positions)}>
      {t('takeBack')}
    </Button>
  )
}
