import { useQuery } from '@tanstack/react-query'
import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { useDraft, useServices } from '#shell/services.ts'
import { useDraftQueries } from '#shell/queries.ts'
import { formatBody } from '#service/wire.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { CopyButton } from '#ui/feedback/copy-button.tsx'
import { ReloadNotice } from '#ui/feedback/reload-notice.tsx'
import { LongText } from '#ui/text/long-text.tsx'
import { countLeftOut } from '#sheet/state/count-left-out.ts'
import styles from './send.module.css'
import { planPreview, type Preview, previewLimit } from './plan-preview.ts'
import { AcceptedBefore } from './warnings-dialog.tsx'

/** Preview: number of requests, their target, and the exact body of the first one. */
export function PreviewDialog({ onClose }: { readonly onClose: () => void }) {
  const { sendableCount } = useDraft().snapshot
  const { requestSize } = useServices().installation
  const t = useTranslations('prepare.preview')
  const tCommon = useTranslations('common')
  const { data: entries, status } = useQuery(
    useDraftQueries().previewEntries(previewLimit(requestSize)),
  )
  const preview = entries && planPreview(entries, sendableCount, requestSize)
  return (
    <Dialog
      title={t('title')}
      onClose={onClose}
      actions={
        <>
          {preview && <CopyButton name={t('copy')} text={formatBody(preview.first)} />}
          <Button onClick={onClose}>{tCommon('close')}</Button>
        </>
      }
    >
      {status === 'error' && <ReloadNotice />}
      {status === 'pending' && <p>{tCommon('loading')}</p>}
      {preview && (
        <>
          <InWords preview={preview} />
          <AcceptedBefore />
          <details className={styles.exact}>
            <summary>{t('first')}</summary>
            <Body entries={preview.first} />
          </details>
        </>
      )}
    </Dialog>
  )
}

/** Numbers of entries and requests, the service, and the entries that stay. */
function InWords({ preview }: { readonly preview: Preview }) {
  const t = useTranslations('prepare.preview')
  const format = useFormatter()
  const { snapshot } = useDraft()
  const { sendableCount, problemCount, noNumberCount, filledByRule } = snapshot
  const { practice, serviceName, overwriteRule } = useServices().installation
  const tOverwrite = useTranslations('prepare.overwrite')
  const { requests, exact, trial } = preview
  const facts = [
    [t('entries'), format.number(sendableCount)],
    [t('requests'), exact ? format.number(requests) : t('atLeast', { count: requests })],
    ...(filledByRule > 0 ? [[t('byRule'), format.number(filledByRule)] as const] : []),
    [t('heldBack'), format.number(problemCount)],
    [t('waiting'), format.number(noNumberCount)],
    [t('leftOut'), format.number(countLeftOut(snapshot))],
    ...(overwriteRule ? [[tOverwrite('term'), tOverwrite(overwriteRule)] as const] : []),
    [t('service'), practice ? t('practiceService') : serviceName || t('unnamedService')],
  ] as const
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt className="muted">{term}</dt>
            <dd className="strong">{value}</dd>
          </div>
        ))}
      </dl>
      {trial > 0 && <p>{t('trial', { count: trial })}</p>}
    </>
  )
}

/** The exact body, with added line breaks after each entry. */
function Body({ entries }: { entries: readonly TrackingEntry[] }) {
  const t = useTranslations('prepare.preview')
  return (
    // A long body scrolls inside, so it must be focusable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={styles.body} tabIndex={0} role="region" aria-label={t('first')}>
      {entries.map((entry, index) => (
        // Entries of a request have no other key than their index.
        <code key={index}>
          {index === 0 && '['}
          <LongText text={formatBody([entry]).slice(1, -1)} />
          {index < entries.length - 1 ? ',' : ']'}
        </code>
      ))}
    </pre>
  )
}
