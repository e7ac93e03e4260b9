import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import type { ColumnMatch } from '#domain/columns/column-match.ts'
import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import { useFieldName } from '#i18n/words/use-field-name.ts'
import { useSourceName } from '#i18n/words/use-source-name.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useDraftClient } from '#shell/services.ts'
import { useDraftQueries } from '#shell/queries.ts'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Icon } from '#ui/icon.tsx'
import { choose, type ColumnChoice, fieldOf, missingField, withChoices } from './column-choices.ts'
import styles from './columns.module.css'
import { FieldChoices, HeaderChoice } from './field-choices.tsx'
import { SampleTable, useColumnInSight } from './sample-table.tsx'

type ColumnQuestion = Pick<NonNullable<DraftSnapshot['question']>, 'sourceId' | 'source' | 'match'>

type MatchDialogProps = {
  readonly question: ColumnQuestion
  /** Settings for reading the file: with wrong ones, no column is right. */
  readonly reading?: ReactNode
}

/** Asks for the column of each field, above rows of the sheet whose headers show the choices. */
export function MatchDialog({ question, reading }: MatchDialogProps) {
  const { source, match: asked } = question
  const { client } = useDraftClient()
  const t = useTranslations('columns.match')
  const tCommon = useTranslations('common')
  const nameOfSource = useSourceName()
  const [headerRow, setHeaderRow] = useState(asked.headerRow)
  const { rows, match, isReady, isUnread, tryAgain } = useColumnPreview(question, headerRow)
  const { mapping, missing, isLone, note, samples, onChoose } = useMapping(match)
  const missingChoice = useRef<HTMLSelectElement>(null)
  const useButton = useRef<HTMLButtonElement>(null)

  const cancel = () => client.answerColumns(null, null)
  const use = () => {
    if (missing) missingChoice.current?.focus()
    else client.answerColumns(mapping, headerRow)
  }
  return (
    <Dialog
      wide
      title={t('title')}
      onClose={cancel}
      findStart={() => missingChoice.current ?? useButton.current}
      actions={
        <>
          <Button onClick={cancel}>{tCommon('cancel')}</Button>
          <Button
            ref={useButton}
            {...(missing ? WAITING : READY)}
            disabled={!isReady}
            onClick={use}
          >
            {t('use')}
          </Button>
        </>
      }
    >
      <div className={styles.lead}>
        <p>
          <strong>{nameOfSource(source)}</strong> {t(isLone ? 'introLone' : 'intro')}
        </p>
        {reading}
      </div>
      <div className={styles.header}>
        <HeaderChoice match={asked} rows={rows} chosen={headerRow} onChoose={setHeaderRow} />
      </div>
      {isUnread && <Unread onTryAgain={tryAgain} />}
      <FieldChoices
        match={match}
        mapping={mapping}
        missing={missing}
        missingRef={missingChoice}
        onChoose={(field, column) => onChoose({ field, column })}
      />
      {note && <p>{note}</p>}
      {missing && <MissingNote field={missing} />}
      <SampleTable match={match} mapping={mapping} ref={samples} />
    </Dialog>
  )
}

function Unread({ onTryAgain }: { readonly onTryAgain: () => void }) {
  const t = useTranslations('columns.match')
  return (
    <div role="alert">
      <Notice tone="bad" actions={<Button onClick={onTryAgain}>{t('tryAgain')}</Button>}>
        {t('unread')}
      </Notice>
    </div>
  )
}

const MISSING_NOTE = 'missing-column'
const READY = { look: 'main' } as const
/** A press leads to the field without a column. */
const WAITING = { look: 'plain', 'aria-disabled': true, 'aria-describedby': MISSING_NOTE } as const

const NEEDS = { orderId: 'needsOrder', trackingId: 'needsTracking' } as const

function MissingNote({ field }: { readonly field: keyof typeof NEEDS }) {
  const t = useTranslations('columns.match')
  return (
    <p id={MISSING_NOTE} className={styles.missing} role="alert">
      <Icon name="warning" /> {t(NEEDS[field])}
    </p>
  )
}

/** Loads the columns below the chosen header row. The initial ones stay until the new ones have arrived. */
function useColumnPreview({ sourceId, match }: ColumnQuestion, headerRow: number | null) {
  // Every change of the draft brings a new object with the same question.
  const [asked] = useState(match)
  const { data, isError, refetch } = useQuery(
    useDraftQueries().previewColumns({ sourceId, headerRow }),
  )
  // null: the sheet has gone.
  const gone = data === null ? { ...asked, headerRow } : asked
  const found = data ?? { rows: [], match: gone }
  // For the initial header row, keep the given columns: the user may have chosen them before.
  const shown = headerRow === asked.headerRow ? asked : found.match
  return {
    rows: found.rows,
    match: shown,
    isReady: shown.headerRow === headerRow,
    isUnread: isError,
    tryAgain: () => void refetch(),
  }
}

/**
 * Keeps the user's choices; `note` names the field that lost its column. No form library, as the mapping is derived.
 */
function useMapping({ mapping: found, columns }: ColumnMatch) {
  const t = useTranslations('columns.match')
  const nameOfField = useFieldName()
  const announce = useAnnounce()
  const [choices, setChoices] = useState<readonly ColumnChoice[]>([])
  const [note, setNote] = useState<string | null>(null)
  const mapping = withChoices(found, choices)
  const onChoose = (choice: ColumnChoice) => {
    const next = choose(choices, choice)
    setChoices(next)
    const before = fieldOf(mapping, choice.column ?? -1)
    const isLost = before && withChoices(found, next)[before] === undefined
    const told = isLost ? t('twice', { field: nameOfField(before) }) : null
    setNote(told)
    if (told) announce(told)
  }
  const isLone = columns.filter(({ kind }) => kind !== 'empty').length === 1
  const firstUsed = columns.find(({ index }) => fieldOf(mapping, index))?.index
  // Scrolls to the column that was chosen last.
  const samples = useColumnInSight(choices.at(-1)?.column ?? firstUsed)
  return { mapping, missing: missingField(mapping, isLone), isLone, note, samples, onChoose }
}
