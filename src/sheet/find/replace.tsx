import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CellQuery } from '#domain/draft/find/find-cells.ts'
import type { Replacement } from '#domain/draft/find/plan-replacement.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { ChangesPreview } from '#entries/changes-preview.tsx'
import type { Step } from '#worker/drafting/engine.ts'
import { useDraftClient } from '#shell/services.ts'
import { useDraftQueries } from '#shell/queries.ts'
import { Button } from '#ui/button.tsx'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import styles from './find.module.css'
import type { useFound } from './use-found.ts'

/** Enough rows to check a replacement. */
const PREVIEWED = 50

type ReplaceProps = { readonly query: CellQuery } & ReturnType<typeof useFound>

export function Replace({ query, count, found, go }: ReplaceProps) {
  const t = useTranslations('find')
  const { client } = useDraftClient()
  const announce = useAnnounce()
  const [by, setBy] = useState('')
  const [replaced, setReplaced] = useState<number | null>(null)
  const replacement = { query, by }
  const tell = (step: Step | null) => {
    const cells = step !== null && 'cells' in step.name ? step.name.cells : 0
    setReplaced(cells)
    announce(t('replaced', { count: cells }))
  }
  const replaceOne = async () => {
    if (found) tell(await client.ask.replaceCell(replacement, found))
    await go('next')
  }
  return (
    <>
      <TextField
        label={t('put')}
        monospace
        value={by}
        onChange={(event) => {
          setBy(event.target.value)
          setReplaced(null)
        }}
      />
      <div className={styles.line}>
        <Button disabled={count === 0} onClick={() => void replaceOne()}>
          {t('replaceOne')}
        </Button>
        <Button
          disabled={count === 0}
          onClick={() => void client.ask.replaceAll(replacement).then(tell)}
        >
          {t('replaceAll')}
        </Button>
      </div>
      {replaced !== null && <p className="small">{t('replaced', { count: replaced })}</p>}
      {count > 0 && <Preview query={query} by={by} />}
    </>
  )
}

/** Preview: the first rows that would change. */
function Preview({ query, by }: Replacement) {
  const t = useTranslations('find')
  const { data: rows } = useQuery(useDraftQueries().previewReplacement({ query, by }, PREVIEWED))
  if (rows === undefined) return null
  if (rows.length === 0) return <p className="small">{t('nothingChanges')}</p>
  return (
    <div className={styles.preview}>
      <ChangesPreview rows={rows}>
        {rows.length === PREVIEWED && t('firstRows', { count: PREVIEWED })}
      </ChangesPreview>
    </div>
  )
}
