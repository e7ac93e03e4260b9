import { Suspense, useCallback, useState } from 'react'
import type { DraftSource } from '#domain/draft/draft-view.ts'
import type { Reading } from '#domain/sheet/reading.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { lazyPart } from '#page/late.ts'
import { useDraft } from '#page/services.ts'
import { Button } from '#ui/button.tsx'
import { nameOfEncoding } from './encoding-names.ts'
import type { TextReading } from './reading-dialog.tsx'

const ReadingDialog = lazyPart(async () => (await import('./reading-dialog.tsx')).ReadingDialog)

type SourceReadingProps = {
  readonly source: Pick<DraftSource, 'id' | 'source' | 'reading' | 'notes'>
  /** The source as the person knows it. */
  readonly name: string
}

/** How a file was read, where that is a guess or a choice, and the way to change it. */
export function SourceReading(props: SourceReadingProps) {
  const { reading } = props.source
  if (reading?.kind === 'text' && props.source.source.kind === 'file') {
    return <TextFile {...props} reading={reading} />
  }
  return reading && reading.kind !== 'text' ? (
    <Hidden source={props.source} reading={reading} />
  ) : null
}

type TextFileProps = SourceReadingProps & { readonly reading: TextReading }

function TextFile({ source: { id, source }, name, reading }: TextFileProps) {
  const { client, canAct } = useDraft()
  const t = useTranslations('prepare.source')
  const [isOpen, setIsOpen] = useState(false)
  const preview = useCallback(
    (other: TextReading) => client.ask('previewReading', { sourceId: id, reading: other }),
    [client, id],
  )
  return (
    <>
      <span>{t('readAs', { encoding: nameOfEncoding(reading.encoding) })}</span>
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
        <Suspense>
          <ReadingDialog
            source={source}
            reading={reading}
            preview={preview}
            onClose={() => setIsOpen(false)}
            onUse={(chosen) => {
              setIsOpen(false)
              client.call('changeReading', id, chosen)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

type HiddenProps = Pick<SourceReadingProps, 'source'> & {
  readonly reading: Exclude<Reading, TextReading>
}

/** What is hidden in the person's own sheet, and the way to leave it out. */
function Hidden({ source: { id, notes }, reading }: HiddenProps) {
  const { client, canAct } = useDraft()
  const t = useTranslations('prepare.source')
  const { hiddenRows = 0, hiddenColumns = 0, filledCells = 0 } = notes ?? {}
  const isOut = reading.leavesOutHidden
  return (
    <>
      {hiddenColumns > 0 && <span>{t('hiddenColumns', { count: hiddenColumns })}</span>}
      {filledCells > 0 && <span>{t('filledCells', { count: filledCells })}</span>}
      {hiddenRows > 0 && (
        <span>{t(isOut ? 'hiddenSkipped' : 'hiddenIncluded', { count: hiddenRows })}</span>
      )}
      {hiddenRows > 0 && canAct && (
        <Button
          look="quiet"
          onClick={() => client.call('changeReading', id, { ...reading, leavesOutHidden: !isOut })}
        >
          {t(isOut ? 'includeHidden' : 'skipHidden')}
        </Button>
      )}
    </>
  )
}
