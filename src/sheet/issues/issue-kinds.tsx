import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { useDraft } from '#shell/services.ts'
import tones from '#entries/tones.module.css'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import type { IssueLine } from '#sheet/state/use-issue-moves.ts'
import { useSheet } from '#sheet/state/use-sheet.ts'
import { IssueHelp } from './issue-help.tsx'
import { lookOf } from '#entries/issues/issue-text.tsx'
import styles from '#sheet/questions/questions.module.css'

type Line = { readonly kind: IssueLine; readonly count: number }

/** Kinds of issues in two groups. Pressing a kind opens it and scrolls to its first row. */
export function IssueKinds() {
  const t = useTranslations('prepare')
  const { issueCounts, problemCount, warningCount, checked, importing } = useDraft().snapshot
  if (issueCounts.length === 0) {
    const isSure = checked && importing === null
    return <p className={styles.fine}>{t(isSure ? 'sheet.noIssues' : 'sheet.checking')}</p>
  }
  const of = (tone: 'bad' | 'warn') => issueCounts.filter(({ kind }) => lookOf(kind).tone === tone)
  return (
    <>
      <Group title={t('sheet.mustFix')} lines={of('bad')}>
        {t('upload.heldBack', { count: problemCount })}
      </Group>
      <Group title={t('sheet.worthChecking')} lines={of('warn')}>
        {warningCount > 0 && t('sheet.stillSent', { count: warningCount })}
      </Group>
    </>
  )
}

type GroupProps = {
  readonly title: string
  readonly lines: readonly Line[]
  /** Explains what an upload does with them. */
  readonly children: string | false
}

function Group({ title, lines, children }: GroupProps) {
  if (lines.length === 0) return null
  return (
    <section className={styles.group}>
      <div className={styles.groupHead}>
        <h3>{title}</h3>
        <span>{children}</span>
      </div>
      {lines.map((line) => (
        <KindLine key={line.kind} {...line} />
      ))}
    </section>
  )
}

function KindLine({ kind, count }: Line) {
  const t = useTranslations('prepare.kind')
  const format = useFormatter()
  const { openKind, showKind } = useSheet()
  const isOpen = openKind === kind
  const { tone, icon } = lookOf(kind)
  return (
    <>
      <button
        type="button"
        className={classes(styles.kind, tones[tone], isOpen && 'strong')}
        aria-expanded={isOpen}
        onClick={() => void showKind(isOpen ? null : kind)}
      >
        <Icon name={icon} size={14} />
        <span>{t(kind)}</span> <b>{format.number(count)}</b>
      </button>
      {isOpen && <IssueHelp kind={kind} />}
    </>
  )
}
