import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslations } from '#i18n/use-translations.ts'
import { recordQuery } from '#page/queries.ts'
import { useCanAct, useServices } from '#page/services.ts'
import { Button } from '#ui/button.tsx'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import styles from './settings.module.css'

/** What is remembered and cannot be read: it decides nothing, and stays until the person deletes it. */
export function UnreadableMemory() {
  const t = useTranslations('settings.columns')
  const services = useServices()
  const canAct = useCanAct()
  const announce = useAnnounce()
  const { data: kept } = useQuery(recordQuery(services, 'countKept', null))
  const deleting = useMutation({
    mutationFn: () => services.records.ask('forgetUnreadable', null),
    onSuccess: () => announce(t('unreadableDeleted')),
  })
  const count = kept?.unreadable ?? 0
  if (count === 0) return null
  return (
    <div className={styles.line}>
      <span>{t('unreadable', { count })}</span>
      <Button disabled={!canAct} onClick={() => deleting.mutate()}>
        {t('deleteUnreadable')}
      </Button>
      {deleting.isError && <p role="alert">{t('notForgotten')}</p>}
    </div>
  )
}
