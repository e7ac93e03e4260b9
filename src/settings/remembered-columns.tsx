import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { useEnumeration } from '#i18n/words/use-enumeration.ts'
import { recordQueries } from '#shell/queries.ts'
import { useCanAct, useServices } from '#shell/services.ts'
import type { RememberedLayout } from '#storage/store.ts'
import { Button } from '#ui/button.tsx'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import { useFocusRescue } from '#ui/use-focus-rescue.ts'
import { LayoutRow } from './layout-row.tsx'
import { Section } from './section.tsx'
import styles from './settings.module.css'

/** Remembered layouts of sheets, each with a button to forget it. */
export function RememberedColumns() {
  const t = useTranslations('settings.columns')
  const canAct = useCanAct()
  const nameOf = useLayoutName()
  const { data: layouts } = useQuery(recordQueries(useServices()).listLayouts())
  const forgetting = useForgetting()
  const count = useRef<HTMLParagraphElement>(null)
  useFocusRescue(() => count.current?.focus())
  return (
    <Section title={t('title')} about={t('about')}>
      {layouts && (
        <div className={styles.line}>
          <p ref={count} tabIndex={-1} className={styles.grow}>
            {t('count', { count: layouts.length })}
          </p>
          {layouts.length > 0 && (
            <Button
              disabled={!canAct}
              onClick={() => forgetting.mutate({ layout: null, said: t('allForgotten') })}
            >
              {t('forgetAll')}
            </Button>
          )}
        </div>
      )}
      {layouts && layouts.length > 0 && (
        <ul aria-label={t('list')}>
          {layouts.map((layout) => (
            <LayoutRow
              key={layout.layout}
              layout={layout}
              name={nameOf(layout)}
              onForget={() => {
                const said = t('forgotten', { layout: nameOf(layout) })
                forgetting.mutate({ layout: layout.layout, said })
              }}
            />
          ))}
        </ul>
      )}
      {forgetting.isError && <p role="alert">{t('notForgotten')}</p>}
      <UnreadableMemory />
    </Section>
  )
}

type Forgetting = {
  /** null: all layouts. */
  readonly layout: string | null
  readonly said: string
}

function useForgetting() {
  const { draft } = useServices()
  const announce = useAnnounce()
  return useMutation({
    meta: { changes: ['layouts'] },
    mutationFn: ({ layout }: Forgetting) =>
      layout === null ? draft.ask.forgetLayouts() : draft.ask.forgetLayout(layout),
    onSuccess: (_, { said }) => announce(said),
  })
}

/** More names would not make the sheet easier to recognise. */
const MOST_COLUMNS = 8

/** Names a layout by its headers, otherwise by the kinds of its columns. */
function useLayoutName(): (layout: RememberedLayout) => string {
  const t = useTranslations('settings.columns')
  const tKinds = useTranslations('columns.kinds')
  const enumerate = useEnumeration()
  return ({ headers, kinds }) => {
    const names = headers?.filter((header) => header.trim() !== '') ?? []
    if (names.length > 0) return enumerate(names, MOST_COLUMNS)
    const looks = kinds.map((kind) => tKinds(kind))
    return t('noHeader', { columns: enumerate(looks, MOST_COLUMNS) })
  }
}

/** Layouts that cannot be read. They aren't used, and stay until the user deletes them. */
function UnreadableMemory() {
  const t = useTranslations('settings.columns')
  const services = useServices()
  const canAct = useCanAct()
  const announce = useAnnounce()
  const { data: kept } = useQuery(recordQueries(services).countKept())
  const deleting = useMutation({
    meta: { changes: ['layouts', 'couriers', 'rules'] },
    mutationFn: () => services.records.forgetUnreadable(),
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
