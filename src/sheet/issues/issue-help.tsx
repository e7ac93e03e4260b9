import { useEffect, useRef } from 'react'
import { type IssueKind, LIKELY_PROBLEM_KINDS } from '#domain/draft/row/issue.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useDraft, useDraftClient } from '#shell/services.ts'
import { Button } from '#ui/button.tsx'
import { CourierValuesButton } from '#sheet/courier-values/courier-values-button.tsx'
import type { IssueLine } from '#sheet/state/use-issue-moves.ts'
import { useSheet } from '#sheet/state/use-sheet.ts'
import { countOf } from '#entries/issues/issue-text.tsx'
import { KindFixes } from './kind-fixes.tsx'
import { Question } from '#sheet/questions/question.tsx'

type HelpProps = { readonly kind: IssueLine }

/** Explanation of a kind of issue, and the fixes for all its entries. */
export function IssueHelp({ kind }: HelpProps) {
  const t = useTranslations('prepare.about')
  const { canAct } = useDraftClient()
  const { active } = useSheet()
  const element = useRef<HTMLDivElement>(null)
  // The button may be at the lower edge of the list, and the details of the row that it leads to cover a part of it.
  useEffect(() => {
    // Braces, because newer browsers return a promise, which an effect must not return.
    if (active >= 0) element.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div ref={element}>
      <Question actions={canAct && <FixesOfAll kind={kind} />}>
        <p>{t(kind)}</p>
      </Question>
    </div>
  )
}

function FixesOfAll({ kind }: HelpProps) {
  switch (kind) {
    case 'courier-is-a-name':
      return <CourierValuesButton dialog="values" />
    default:
      return <OtherFixes kind={kind} />
  }
}

type OtherFixesProps = { readonly kind: IssueKind }

function OtherFixes({ kind }: OtherFixesProps) {
  return (
    <>
      <KindFixes kind={kind} />
      <SendAsTheyAre kind={kind} />
    </>
  )
}

function SendAsTheyAre({ kind }: HelpProps) {
  const { client, snapshot } = useDraft()
  const t = useTranslations('prepare.fix')
  const likely = LIKELY_PROBLEM_KINDS.find((one) => one === kind)
  const count = likely ? countOf(snapshot, likely) : 0
  if (likely === undefined || count === 0) return null
  return (
    <Button look="ghost" onClick={() => client.sendAsItIs(likely, null)}>
      {t('sendAllAsItIs', { count })}
    </Button>
  )
}
