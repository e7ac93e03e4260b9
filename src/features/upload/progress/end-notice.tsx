import { type ReactNode, type Ref, useMemo } from 'react'
import { isFinished } from '#domain/upload/summary.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import { useSentences } from '#i18n/words/use-sentences.ts'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { Icon } from '#ui/icon.tsx'
import { useUpload } from '#page/upload-context.ts'
import styles from '#features/upload/upload-panel.module.css'

type EndNoticeProps = {
  readonly heading: Ref<HTMLHeadingElement>
  /** What can be done with an upload that is done. */
  readonly actions: ReactNode
}

/** The end of an upload with its account, and the way on. */
export function EndNotice({ heading, actions }: EndNoticeProps) {
  const t = useTranslations('upload.end')
  const account = useAccount()
  const sentences = useSentences()
  const { state, header } = useUpload().view
  if (!isFinished(state)) return null
  return (
    <div className={styles.end}>
      <span className={styles.endIcon}>
        <Icon name="check" size={28} />
      </span>
      <div className={styles.endText}>
        <h2 ref={heading} tabIndex={-1}>
          {t('title')}
        </h2>
        <p>{sentences(account(state), header.practice && t('practice'))}</p>
      </div>
      <div className={styles.endActions}>{actions}</div>
    </div>
  )
}

/** Says what became of the entries of an upload that is done. */
export function useAccount(): (state: UploadState) => string {
  const t = useTranslations('upload.end')
  const format = useFormatter()
  return useMemo(
    () =>
      ({ counts }) => {
        const aside = counts['set-aside']
        const facts = [
          t('accepted', { count: counts.accepted }),
          aside > 0 && t('andSetAside', { count: aside }),
        ]
        return t('account', { facts: format.list(facts.filter((fact) => fact !== false)) })
      },
    [t, format],
  )
}
