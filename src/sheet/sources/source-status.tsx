import { useState } from 'react'
import { MatchedColumns, UnusedColumns } from '#sheet/match-columns/matched-columns.tsx'
import type { DraftSource } from '#domain/draft/draft-view.ts'
import { useSourceName } from '#i18n/words/use-source-name.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useDraft } from '#shell/services.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { SourceList } from './source-list.tsx'
import { SourceNotes } from './source-notes.tsx'
import { ChangeColumns, SourceReading } from './source-reading.tsx'
import styles from './sources.module.css'

/** Source of the newest rows in one line, with all sources behind `Details`. */
export function SourceStatus() {
  const { sources } = useDraft().snapshot
  const newest = sources.findLast(({ source }) => source.kind !== 'typed') ?? sources.at(-1)
  return newest && <Line source={newest} others={sources.length - 1} />
}

type LineProps = { readonly source: DraftSource; readonly others: number }

function Line({ source, others }: LineProps) {
  const t = useTranslations('prepare.source')
  const tCommon = useTranslations('common')
  const name = useSourceName()(source.source)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className={styles.status}>
      <p className={styles.facts}>
        <b>{name}</b>
        {others > 0 && <span>{t('rows', { count: source.rows })}</span>}
        <SourceNotes source={source} />
        {source.match && <UnusedColumns match={source.match} />}
      </p>
      <span className={styles.fixed}>
        {source.match && <MatchedColumns match={source.match} />}
        <ChangeColumns source={source} name={name} />
        <SourceReading source={source} name={name} />
        {(others > 0 || source.source.kind !== 'typed') && (
          <Button look="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {others > 0 ? t('more', { count: others }) : t('details')}
          </Button>
        )}
      </span>
      {isOpen && (
        <Dialog
          wide
          title={t('label')}
          onClose={close}
          actions={<Button onClick={close}>{tCommon('close')}</Button>}
        >
          <SourceList />
        </Dialog>
      )}
    </div>
  )
}
