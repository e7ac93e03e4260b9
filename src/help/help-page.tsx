import type { ReactNode } from 'react'
import { useLocale, useTranslations } from '#i18n/use-translations.ts'
import { ExcelPicture } from '#entries/excel-picture.tsx'
import { BASE_PATH } from '#shell/base-path.ts'
import { Page } from '#shell/frame.tsx'
import { KeysTable } from '#shell/keys/keys-table.tsx'
import { useServices } from '#shell/services.ts'
import { Card } from '#ui/card.tsx'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './help-page.module.css'
import { PracticeValues } from './practice-values.tsx'

const STEPS = ['sheet', 'issues', 'upload', 'outcome'] as const
/** Titles of the next steps as in the panels, each with its explanation. */
const WAYS = [
  ['doubt.oneTitle', 'test'],
  ['doubt.foundTitle', 'found'],
  ['doubt.allTitle', 'resend'],
  ['setAside', 'aside'],
] as const
/** Frequent questions after sending, each with its page of the guide. */
const TOPICS = [
  ['couriers', '4-couriers'],
  ['failed', '5-correct'],
  ['handOver', '13-hand-over'],
  ['token', '10-token'],
] as const
const EXCEL_STEPS = ['select', 'text', 'paste'] as const

/** Help: steps, terms, shortcuts, and in practice mode the values to practise with. */
export function HelpPage() {
  const shell = useTranslations('shell')
  const { practice } = useServices().installation
  return (
    <Page>
      <h1>{shell('help')}</h1>
      <div className={styles.columns}>
        <div className="stack wide">
          <Steps />
          <InDoubt />
          <Topics />
          <LongNumbers />
          <About />
        </div>
        <Keys />
      </div>
      {practice && <PracticeValues />}
    </Page>
  )
}

function Steps() {
  const t = useTranslations('help')
  return (
    <Card title={t('title')}>
      <ol className="stack numbered">
        {STEPS.map((step) => (
          <li key={step}>{t(`steps.${step}`)}</li>
        ))}
      </ol>
      <p>
        <GuideLink page="index">{t('guide.open')}</GuideLink>
      </p>
    </Card>
  )
}

/** Opens a page of the guide in a new tab, because leaving this page would forget its token. */
function GuideLink({ page, children }: { readonly page: string; readonly children: ReactNode }) {
  const language = useLocale()
  return (
    <a
      className={classes('inline tight', styles.guide)}
      href={`${BASE_PATH}guide/${language}/${page}.html`}
      target="_blank"
      rel="noopener"
    >
      {children}
      <Icon name="link" size={12} />
    </a>
  )
}

function Topics() {
  const t = useTranslations('help.topics')
  return (
    <Card title={t('title')}>
      <dl className="stack">
        {TOPICS.map(([topic, page]) => (
          <div key={topic} className={styles.way}>
            <dt className="strong">
              <GuideLink page={page}>{t(`${topic}.title`)}</GuideLink>
            </dt>
            <dd className="muted">{t(`${topic}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function InDoubt() {
  const t = useTranslations('help.doubt')
  const failures = useTranslations('failures')
  return (
    <Card title={t('title')}>
      <p>{t('text')}</p>
      <dl className="stack">
        {WAYS.map(([title, way]) => (
          <div key={way} className={styles.way}>
            <dt className="strong">{failures(title)}</dt>
            <dd className="muted">{t(`ways.${way}`)}</dd>
          </div>
        ))}
      </dl>
      <p>
        <GuideLink page="6-in-doubt">{t('more')}</GuideLink>
      </p>
    </Card>
  )
}

function LongNumbers() {
  const t = useTranslations('help.excel')
  return (
    <Card title={t('title')}>
      <div className="flow wide">
        <div className={styles.text}>
          <p>{t('text')}</p>
          <ol className="stack numbered">
            {EXCEL_STEPS.map((step) => (
              <li key={step}>{t(`steps.${step}`)}</li>
            ))}
          </ol>
        </div>
        <ExcelPicture />
      </div>
    </Card>
  )
}

function Keys() {
  const t = useTranslations('help')
  return (
    <Card title={t('keysTitle')}>
      <KeysTable />
    </Card>
  )
}

function About() {
  const t = useTranslations('help.about')
  const shell = useTranslations('shell')
  return (
    <Card title={t('title')}>
      <p>{t('version', { product: shell('product'), version: import.meta.env.VERSION })}</p>
      <p>
        <a href={`${BASE_PATH}third-party-notices.txt`}>{t('notices')}</a>
      </p>
    </Card>
  )
}
