import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useFocusNet } from '#ui/use-focus-net.ts'
import type { RecordsClient } from '#records/client.ts'
import { LayoutRow } from './layout-row.tsx'
import type { SettingsDeps } from './settings-deps.ts'
import styles from './settings.module.css'
import { useLayoutName } from './use-layout-name.ts'

type RememberedColumnsProps = Pick<
  SettingsDeps,
  'canAct' | 'records' | 'onForgetLayout' | 'onForgetLayouts'
>

/** Which layouts of sheets are remembered, and how to forget them. */
export function RememberedColumns({ canAct, records, ...deps }: RememberedColumnsProps) {
  const t = useTranslations('settings.columns')
  const nameOf = useLayoutName()
  const layouts = useLayouts(records)
  const one = useForget(deps.onForgetLayout)
  const all = useForget(deps.onForgetLayouts)
  const about = useRef<HTMLParagraphElement>(null)
  useFocusNet(() => about.current?.focus())
  const hasFailed = one.isError || all.isError
  return (
    <Card title={t('title')}>
      <p ref={about} tabIndex={-1}>
        {t('about')}
      </p>
      {layouts && layouts.length > 0 && (
        <ul className={styles.layouts} aria-label={t('list')}>
          {layouts.map((layout) => (
            <LayoutRow
              key={layout.layout}
              layout={layout}
              canAct={canAct}
              onForget={() => {
                const said = t('forgotten', { layout: nameOf(layout) })
                one.mutate({ what: layout.layout, said })
              }}
            />
          ))}
        </ul>
      )}
      {hasFailed && <p role="alert">{t('notForgotten')}</p>}
      {layouts?.length === 0 && <p className={styles.muted}>{t('none')}</p>}
      {layouts && layouts.length > 0 && (
        <div className={styles.line}>
          <Button
            disabled={!canAct}
            onClick={() => all.mutate({ what: undefined, said: t('allForgotten') })}
          >
            {t('forgetAll')}
          </Button>
        </div>
      )}
    </Card>
  )
}

function useLayouts(records: RecordsClient) {
  const { data } = useQuery({
    queryKey: ['layouts'],
    queryFn: ({ signal }) => records.ask('listLayouts', null, { signal }),
    networkMode: 'always',
    retry: 0,
  })
  return data
}

/** Forgets something, then says so and reads anew what is remembered and counted. */
function useForget<What>(forget: (what: What) => Promise<void>) {
  const client = useQueryClient()
  const announce = useAnnounce()
  return useMutation({
    mutationFn: ({ what }: { readonly what: What; readonly said: string }) => forget(what),
    networkMode: 'always',
    onSuccess: async (_, { said }) => {
      announce(said)
      await client.invalidateQueries()
    },
  })
}
