import { useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { useDraft } from '#shell/services.ts'
import { Button } from '#ui/button.tsx'
import { useSheet } from '#sheet/state/use-sheet.ts'
import { countOf } from '#entries/issues/issue-text.tsx'
import { Question } from './question.tsx'

/** Damage by spreadsheet programs: lost digits, added zeros, decimals and dates. */
const DAMAGE_KINDS = ['scientific-notation', 'rounded', 'changed-by-spreadsheet'] as const

const WORDS = {
  'scientific-notation': 'title',
  rounded: 'rounded',
  'changed-by-spreadsheet': 'changed',
} as const

/** Numbers that a spreadsheet program damaged: cause, rows and how to avoid it. */
export function DamageVerdict() {
  const { snapshot } = useDraft()
  const t = useTranslations('prepare.verdict')
  const sheet = useSheet()
  const [isOpen, setOpen] = useState(false)
  const kinds = DAMAGE_KINDS.filter((kind) => countOf(snapshot, kind) > 0)
  if (kinds.length === 0) return null
  return (
    <Question
      tone="warn"
      more={isOpen && <HowToAvoidIt />}
      actions={
        <>
          {kinds
            .filter((kind) => snapshot.filter.issue !== kind)
            .map((kind) => (
              <Button key={kind} onClick={() => sheet.filter({ issue: kind })}>
                {t('show', { count: countOf(snapshot, kind) })}
              </Button>
            ))}
          <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('how')}
          </Button>
        </>
      }
    >
      {kinds.map((kind) => (
        <p key={kind}>
          {t(WORDS[kind], {
            count: countOf(snapshot, kind),
          })}
        </p>
      ))}
    </Question>
  )
}

function HowToAvoidIt() {
  const t = useTranslations('prepare.verdict')
  return (
    <>
      <p>{t('what')}</p>
      <ol className="stack tight numbered" aria-label={t('stepsTitle')}>
        <li>{t('step1')}</li>
        <li>{t('step2')}</li>
        <li>{t('step3')}</li>
      </ol>
    </>
  )
}
