import { Fragment } from 'react'
import { NO_FILTER } from '#domain/draft/draft-view.ts'
import { useLocale, useTranslations } from '#i18n/use-translations.ts'
import { nameOfPlatform } from '#i18n/words/platform-names.ts'
import { useDraft } from '#shell/services.ts'
import { Button } from '#ui/button.tsx'
import { countLeftOut } from '#sheet/state/count-left-out.ts'
import { useSheet } from '#sheet/state/use-sheet.ts'
import styles from './bars.module.css'

/** Platform of the newest sheet, and the kinds of its rows. Each count filters or lists its rows. */
export function RowKinds() {
  const t = useTranslations('prepare.sheet')
  const common = useTranslations('common')
  const { rowCount, entryCount, sources } = useDraft().snapshot
  const parts = useParts()
  const language = useLocale()
  const platform = sources.findLast(({ match }) => match !== null)?.platform
  const name = platform && `${nameOfPlatform(platform.name, language)} ${platform.export}`
  return (
    <>
      {name !== undefined && <b className={styles.platform}>{t('readAs', { name })}</b>}
      {rowCount > entryCount && (
        <p className={styles.kinds}>
          {t('rowKinds', { rows: rowCount })}{' '}
          {parts.map(({ text, onPress }, index) => (
            <Fragment key={text}>
              {index > 0 && common('comma')}
              <Button look="quiet" onClick={onPress}>
                {text}
              </Button>
            </Fragment>
          ))}
        </p>
      )}
    </>
  )
}

function useParts() {
  const t = useTranslations('prepare.sheet')
  const common = useTranslations('common')
  const { snapshot } = useDraft()
  const { filter, showLeftOut } = useSheet()
  const { entryCount, noNumberCount, lineCount } = snapshot
  const leftOutCount = countLeftOut(snapshot)
  const parts = [
    {
      count: entryCount,
      text: common('entries', { count: entryCount }),
      onPress: () => filter(NO_FILTER),
    },
    {
      count: noNumberCount,
      text: t('withoutNumber', { count: noNumberCount }),
      onPress: () => filter({ ...NO_FILTER, only: 'no-number' }),
    },
    {
      count: lineCount,
      text: t('furtherLines', { count: lineCount }),
      onPress: () => filter({ ...NO_FILTER, only: 'lines' }),
    },
    {
      count: leftOutCount,
      text: t('countLeftOut', { count: leftOutCount }),
      onPress: () => showLeftOut(true),
    },
  ]
  return parts.filter(({ count }) => count > 0)
}
