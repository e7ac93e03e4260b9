import type { ReactNode, Ref } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { useWhen } from '#i18n/words/use-when.ts'
import { useUploadName } from '#i18n/words/use-upload-name.ts'
import { Chip } from '#ui/chip.tsx'
import { useUpload } from '#page/upload-context.ts'
import { durationOf } from '#features/upload/progress/measure-progress.ts'
import styles from './upload-panel.module.css'
import { useDuration } from '#features/upload/progress/use-duration.ts'

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
