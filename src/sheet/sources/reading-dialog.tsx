import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { type Encoding, ENCODINGS } from '#domain/sheet/text/encoding/decode.ts'
import { type Reading, SPACES } from '#domain/sheet/reading.ts'
import type { DraftSource } from '#domain/draft/draft-view.ts'
import { useEnumeration } from '#i18n/words/use-enumeration.ts'
import { useSourceName } from '#i18n/words/use-source-name.ts'
import { useLocale, useTranslations } from '#i18n/use-translations.ts'
import { useDraftQueries } from '#shell/queries.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ReloadNotice } from '#ui/feedback/reload-notice.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { languagesOf, nameOfEncoding } from './encoding-names.ts'
import styles from './reading.module.css'
import { RowsPreview } from './rows-preview.tsx'

export type TextReading = Extract<Reading, { kind: 'text' }>
type PreviewRows = readonly (readonly string[])[]

type ReadingDialogProps = {
  readonly source: Pick<DraftSource, 'id' | 'source'>
  readonly reading: TextReading
  readonly onUse: (reading: TextReading) => void
  readonly onClose: () => void
}

type Values = {
  readonly encoding: Encoding
  /** Empty: detect the delimiter. */
  readonly delimiter: string
}

const DELIMITERS = { comma: ',', semicolon: ';', tab: '\t', bar: '|', spaces: SPACES } as const
const DELIMITER_NAMES = ['comma', 'semicolon', 'tab', 'bar', 'spaces'] as const

/** Changes how the characters and columns of a text file are read, with a preview of the rows. */
export function ReadingDialog(props: ReadingDialogProps) {
  const t = useTranslations('prepare.readingDialog')
  const tCommon = useTranslations('common')
  const { id, source } = props.source
  const name = useSourceName()(source)
  const form = useForm<Values>({
    defaultValues: {
      encoding: props.reading.encoding,
      delimiter: props.reading.delimiter ?? '',
    },
  })
  const reading = readingOf(form.watch())
  const { data: rows, isError } = useQuery(
    useDraftQueries().previewReading({ sourceId: id, reading }),
  )
  const use = form.handleSubmit((values) => props.onUse(readingOf(values)))
  const encodings = useEncodingOptions()
  const separators = DELIMITER_NAMES.map((key) => ({ value: DELIMITERS[key], text: t(key) }))
  return (
    <Dialog
      wide
      title={t('title')}
      onClose={props.onClose}
      actions={
        <>
          <Button onClick={props.onClose}>{tCommon('cancel')}</Button>
          <Button look="main" disabled={!rows} onClick={use}>
            {t('use')}
          </Button>
        </>
      }
    >
      <p className="anywhere">
        <strong>{name}</strong> {t('intro')}
      </p>
      <div className={styles.choices}>
        <SelectField label={t('encoding')} options={encodings} {...form.register('encoding')} />
        <SelectField
          label={t('delimiter')}
          options={[{ value: '', text: t('automatic') }, ...separators]}
          {...form.register('delimiter')}
        />
      </div>
      {isError ? <ReloadNotice /> : <Seen rows={rows} encoding={reading.encoding} />}
    </Dialog>
  )
}

function readingOf({ encoding, delimiter }: Values): TextReading {
  return { kind: 'text', encoding, delimiter: delimiter || null }
}

function Seen({ rows, encoding }: { rows: PreviewRows | null | undefined; encoding: Encoding }) {
  const t = useTranslations('prepare.readingDialog')
  if (rows) return <RowsPreview label={t('preview')} rows={rows} />
  return (
    <p className="bad" role="status">
      {rows === null && t('impossible', { encoding: nameOfEncoding(encoding) })}
    </p>
  )
}

/** Returns the encodings as options, with the languages that are written in them: "Big5 (Traditional Chinese)". */
function useEncodingOptions() {
  const locale = useLocale()
  const enumerate = useEnumeration()
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'language' })
    return ENCODINGS.map((encoding) => {
      const languages = languagesOf(encoding).map((language) => names.of(language) ?? language)
      const name = nameOfEncoding(encoding)
      const list = enumerate(languages)
      return { value: encoding, text: languages.length === 0 ? name : `${name} (${list})` }
    })
  }, [locale, enumerate])
}
