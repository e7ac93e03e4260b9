import { type ReactNode, type Ref, useMemo } from 'react'
import { countOpen } from '#domain/upload/summary.ts'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { useDuration, useWhen } from '#i18n/words/use-when.ts'
import { useUploadName } from '#i18n/words/use-upload-name.ts'
import { Chip } from '#ui/chip.tsx'
import { useUpload } from '#page/upload-context.ts'
import { durationOf, measureProgress } from '#features/upload/progress/measure-progress.ts'
import styles from './upload-panel.module.css'

type UploadHeaderProps = {
  readonly actions?: ReactNode
  /** The heading; takes the keyboard when it has nowhere else to be. */
  readonly heading: Ref<HTMLHeadingElement>
}

/** What this upload is: its sheet, when, how much, to whom. */
export function UploadHeader({ actions, heading }: UploadHeaderProps) {
  const t = useTranslations('upload')
  const nameOf = useUploadName()
  const { header } = useUpload().view
  return (
    <header className={styles.header}>
      <h1 ref={heading} tabIndex={-1}>
        {nameOf(header)}
      </h1>
      <p className={styles.facts}>
        <Facts />
      </p>
      {header.practice && <Chip tone="warn">{t('practiceMark')}</Chip>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}

function Facts() {
  const t = useTranslations('upload')
  const when = useWhen()
  const duration = useDuration()
  const { header, state } = useUpload().view
  const spent = state.requests.reduce((sum, request) => sum + durationOf(request), 0)
  const counts = t('facts', { entries: header.entryCount, requests: state.requests.length })
  const facts = [
    when(header.startedAt),
    spent > 0 ? t('factsInTime', { facts: counts, time: duration(spent) }) : counts,
    header.serviceName !== '' && t('toService', { service: header.serviceName }),
  ]
  return facts.filter(Boolean).join(' · ')
}

/** The upload in the tab of the browser, for people who work elsewhere meanwhile. */
export function PageTitle() {
  const { view } = useUpload()
  const t = useTranslations('upload.title')
  const format = useFormatter()
  const name = useUploadName()(view.header)
  const { done, total } = useMemo(() => measureProgress(view.state), [view.state])
  const title = () => {
    switch (view.status.kind) {
      case 'sending':
      case 'pausing': {
        const percent = format.number(total === 0 ? 0 : Math.floor((100 * done) / total) / 100, {
          style: 'percent',
        })
        return t('sending', { percent, name })
      }
      case 'waiting':
        return t('waiting', { name })
      case 'paused':
        return t('paused', { name })
      case 'idle': {
        const count = countOpen(view.state)
        return count === 0 ? t('done', { name }) : t('open', { count, name })
      }
    }
  }
  return <title>{title()}</title>
}
