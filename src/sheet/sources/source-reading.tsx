import { useState } from 'react'
import type { DraftSource } from '#domain/draft/draft-view.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useDraftClient } from '#shell/services.ts'
import { Button } from '#ui/button.tsx'
import { nameOfEncoding } from './encoding-names.ts'
import { ReadingDialog, type TextReading } from './reading-dialog.tsx'

type ReadSource = Pick<DraftSource, 'id' | 'source' | 'reading'> & {
  readonly notes?: DraftSource['notes'] | undefined
}

type SourceReadingProps = {
  readonly source: ReadSource
  /** Name of the source as the user knows it. */
  readonly name: string
}

/** Encoding and delimiter of a text file, detected or chosen, with a button to change them. */
export function SourceReading(props: SourceReadingProps) {
  const { reading, source } = props.source
  if (reading?.kind !== 'text' || source.kind !== 'file') return null
  return <TextFile {...props} reading={reading} />
}

type TextFileProps = SourceReadingProps & { readonly reading: TextReading }

function TextFile({ source, name, reading }: TextFileProps) {
  const { client, canAct } = useDraftClient()
  const t = useTranslations('prepare.source')
  const [isOpen, setIsOpen] = useState(false)
  const encoding = nameOfEncoding(reading.encoding)
  return (
    <>
      <span title={t('readAs', { encoding })}>{encoding}</span>
      {canAct && (
        <Button
          look="quiet"
          aria-label={t('changeReadingOf', { name })}
          onClick={() => setIsOpen(true)}
        >
          {t('changeReading')}
        </Button>
      )}
      {isOpen && (
        <ReadingDialog
          source={source}
          reading={reading}
          onClose={() => setIsOpen(false)}
          onUse={(chosen) => {
            setIsOpen(false)
            client.changeReading(source.id, chosen)
          }}
        />
      )}
    </>
  )
}

/** Skips the hidden rows of a sheet, or includes them again. */
export function HiddenRowsChoice({ source: { id, notes, reading } }: { source: ReadSource }) {
  const { client, canAct } = useDraftClient()
  const t = useTranslations('prepare.source')
  if (!canAct || !reading || reading.kind === 'text' || !notes?.hiddenRows) return null
  const leavesOutHidden = !reading.leavesOutHidden
  return (
    <Button onClick={() => client.changeReading(id, { ...reading, leavesOutHidden })}>
      {t(leavesOutHidden ? 'skipHidden' : 'includeHidden')}
    </Button>
  )
}

type ChangeColumnsProps = {
  readonly source: Pick<DraftSource, 'id' | 'canChangeColumns'>
  readonly name: string
}

/** Opens the question about the columns again. */
export function ChangeColumns({ source, name }: ChangeColumnsProps) {
  const { client, canAct } = useDraftClient()
  const t = useTranslations('prepare.source')
  if (!source.canChangeColumns || !canAct) return null
  return (
    <Button
      look="quiet"
      title={t('changeColumnsOf', { name })}
      onClick={() => client.askColumns(source.id)}
    >
      {t('changeColumns')}
    </Button>
  )
}
