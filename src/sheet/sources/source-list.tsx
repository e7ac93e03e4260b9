import { MatchedColumns, UnusedColumns } from '#sheet/match-columns/matched-columns.tsx'
import type { DraftSource } from '#domain/draft/draft-view.ts'
import { useSourceName } from '#i18n/words/use-source-name.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useDraft, useDraftClient } from '#shell/services.ts'
import { Button } from '#ui/button.tsx'
import { SourceNotes } from './source-notes.tsx'
import { ChangeColumns, HiddenRowsChoice, SourceReading } from './source-reading.tsx'
import styles from './sources.module.css'

/** All sources with their details, and the ways to read them differently. */
export function SourceList() {
  const { sources } = useDraft().snapshot
  const newest = sources.at(-1)
  return (
    <ul className="column">
      {sources.map((source) => (
        <SourceLine
          key={source.id}
          source={source}
          canReplace={sources.length > 1 && source === newest}
        />
      ))}
    </ul>
  )
}

type SourceLineProps = { readonly source: DraftSource; readonly canReplace: boolean }

function SourceLine({ source, canReplace }: SourceLineProps) {
  const { client, canAct } = useDraftClient()
  const t = useTranslations('prepare.source')
  const name = useSourceName()(source.source)
  return (
    <li className={styles.source}>
      <b>{name}</b>
      <p className={styles.notes}>
        <span>{t('rows', { count: source.rows })}</span>
        <SourceNotes source={source} />
        {source.match && <UnusedColumns match={source.match} />}
      </p>
      <div className={styles.ways}>
        {source.match && <MatchedColumns match={source.match} />}
        <ChangeColumns source={source} name={name} />
        <SourceReading source={source} name={name} />
        <HiddenRowsChoice source={source} />
        {canReplace && canAct && (
          <Button title={t('replaceHint', { name })} onClick={() => client.replaceSheet()}>
            {t('replace')}
          </Button>
        )}
      </div>
    </li>
  )
}
