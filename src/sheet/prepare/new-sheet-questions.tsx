import { MatchDialog } from '#sheet/match-columns/match-dialog.tsx'
import { SheetsDialog } from '#sheet/sources/sheets-dialog.tsx'
import { OddRowNotes } from '#sheet/sources/source-notes.tsx'
import { HiddenRowsChoice, SourceReading } from '#sheet/sources/source-reading.tsx'
import { useSourceName } from '#i18n/words/use-source-name.ts'
import { useDraft } from '#shell/services.ts'

/** Questions about a new file: which of its sheets to import, then the field of each column. */
export function NewSheetQuestions() {
  const { question, sheetQuestion, sources } = useDraft().snapshot
  const nameOf = useSourceName()
  if (question) {
    const { sourceId: id } = question
    const source = { ...question, id, notes: sources.find((one) => one.id === id)?.notes }
    const reading = (
      <>
        <SourceReading source={source} name={nameOf(question.source)} />
        <HiddenRowsChoice source={source} />
        <OddRowNotes oddRows={sources.find((one) => one.id === id)?.oddRows} />
      </>
    )
    return <MatchDialog key={id} question={question} reading={reading} />
  }
  return sheetQuestion && <SheetsDialog key={sheetQuestion.id} question={sheetQuestion} />
}
