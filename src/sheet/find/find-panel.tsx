import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react'
import type { CellQuery } from '#domain/draft/find/find-cells.ts'
import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useDraft, useDraftClient } from '#shell/services.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useColumnLook, useShownFields } from '#sheet/state/column-look.ts'
import { useSheet } from '#sheet/state/use-sheet.ts'
import { type Finding, focusFind } from '#sheet/state/use-finding.ts'
import { FindOptions } from './find-options.tsx'
import styles from './find.module.css'
import { Replace } from './replace.tsx'
import { useFound } from './use-found.ts'

type FindPanelProps = { readonly finding: Finding }

/** Finds and replaces a text in the cells. The sheet stays usable beside it. */
export function FindPanel({ finding }: FindPanelProps) {
  const t = useTranslations('find')
  const tCommon = useTranslations('common')
  const { canAct } = useDraftClient()
  const sheet = useSheet()
  const panel = useRef<HTMLDivElement>(null)
  const fields = useShownFields()
  const query = useSeenQuery(finding.query, fields)
  const found = useFound(query)
  const setQuery = (next: Partial<CellQuery>) =>
    sheet.find({ ...finding, query: { ...finding.query, ...next } })
  useEffect(() => void focusFind(panel.current?.parentElement ?? null), [])
  return (
    // The element only listens for Escape from inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={panel}
      role="dialog"
      aria-label={t('title')}
      data-find
      className={styles.panel}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) sheet.closeFind()
      }}
    >
      <div className={styles.line}>
        <TextField
          label={t('find')}
          monospace
          value={query.text}
          onChange={(event) => setQuery({ text: event.target.value })}
          onKeyDown={(event) => goByEnter(event, found.go)}
        />
        <Button
          look="ghost"
          icon="cross"
          iconOnly
          aria-label={tCommon('close')}
          onClick={sheet.closeFind}
        />
      </div>
      <FindOptions query={finding.query} fields={fields} onChange={setQuery} />
      <Steps query={query} {...found} />
      {finding.kind === 'replace' && canAct && <Replace query={query} {...found} />}
      {finding.kind === 'find' && canAct && (
        <Button look="quiet" onClick={() => sheet.openFind('replace')}>
          {t('showReplace')}
        </Button>
      )}
      <p className="small">{t('browser')}</p>
    </div>
  )
}

/** Leaves hidden columns out, so that no value is replaced unseen. Returns the same object for the same query. */
function useSeenQuery(query: CellQuery, fields: readonly TrackingField[]): CellQuery {
  return useMemo(
    () => ({ ...query, fields: query.fields.filter((field) => fields.includes(field)) }),
    [query, fields],
  )
}

/** Handles Enter (next) and Shift+Enter (previous), as in a browser's search. */
function goByEnter(event: KeyboardEvent, go: ReturnType<typeof useFound>['go']): void {
  // During an IME composition, Enter belongs to the IME.
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  void go(event.shiftKey ? 'previous' : 'next')
}

type StepsProps = { readonly query: CellQuery } & ReturnType<typeof useFound>

/** Position and number of matches, with buttons for the previous and next one. */
function Steps({ query, count, found, go }: StepsProps) {
  const t = useTranslations('find')
  const { entryCount, noNumberCount, shownCount } = useDraft().snapshot
  const hidden = entryCount + noNumberCount - shownCount
  const columns = useColumnLook().hidden.length
  return (
    <>
      <div className={styles.line}>
        <p role="status" className="level dense">
          {query.text !== '' && <FoundCount count={count} found={found} />}
        </p>
        <Button disabled={count === 0} onClick={() => void go('previous')}>
          {t('previous')}
        </Button>
        <Button disabled={count === 0} onClick={() => void go('next')}>
          {t('next')}
        </Button>
      </div>
      {hidden > 0 && <p className="small">{t('hidden', { count: hidden })}</p>}
      {columns > 0 && <p className="small">{t('hiddenColumns', { count: columns })}</p>}
    </>
  )
}

function FoundCount({ count, found }: Pick<StepsProps, 'count' | 'found'>) {
  const t = useTranslations('find')
  if (count === 0) return t('nothing')
  if (found === null || found.count !== count) return t('count', { count })
  return t('position', { position: found.position + 1, count })
}
