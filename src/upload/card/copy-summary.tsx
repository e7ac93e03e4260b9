import { useState } from 'react'
import { OUTCOME_KINDS } from '#domain/upload/outcome.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useUploadName } from '#i18n/words/use-upload-name.ts'
import { useUpload } from '#upload/frame/upload-context.ts'
import type { UploadView } from '#run/upload.ts'
import { Button } from '#ui/button.tsx'
import { plainText } from '#i18n/words/plain-text.ts'

/** Copies a one-line summary of the upload for a chat. */
export function CopySummary() {
  const t = useTranslations('upload.share')
  const { view } = useUpload()
  const summary = useSummaryLine()(view)
  const [copied, setCopied] = useState<string | null>(null)
  const [isRefused, setRefused] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(summary).then(
      () => setCopied(summary),
      () => setRefused(true),
    )
  // Without access to the clipboard, the line is rendered as text for copying by hand.
  if (isRefused) return <output>{summary}</output>
  const isCopied = copied === summary
  return (
    <Button look="quiet" icon={isCopied ? 'check' : 'clipboard'} onClick={() => void copy()}>
      {t(isCopied ? 'copied' : 'copy')}
    </Button>
  )
}

/** Returns a function that words the counts in one line: accepted, and the other outcomes. */
function useSummaryLine() {
  const t = useTranslations('upload.share')
  const nameOf = useUploadName()
  return ({ header, state: { counts, entries } }: UploadView): string => {
    const rest = OUTCOME_KINDS.flatMap((kind) =>
      kind === 'accepted' || counts[kind] === 0
        ? []
        : [t(`parts.${kind}`, { count: counts[kind] })],
    )
    const accepted = t('accepted', { count: counts.accepted, total: entries.length })
    const facts = [accepted, ...rest].join(t('separator'))
    const name = plainText(nameOf(header))
    return t(header.practice ? 'practice' : 'line', { name, facts })
  }
}
