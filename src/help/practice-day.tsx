import { useId } from 'react'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { setPracticeDial, usePracticeDial } from '#shell/preferences/practice-dial.ts'
import {
  BAD_DAY,
  CALM_DAY,
  DIAL_ENDS,
  DIAL_NAMES,
  type DialName,
  isCalm,
} from '#service/practice-dial.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import styles from './help-page.module.css'

/** Settings for how often the simulator fails or asks, so that users can practise with problems. */
export function PracticeDay() {
  const t = useTranslations('help.day')
  const dial = usePracticeDial()
  return (
    <Card title={t('title')}>
      <p>{t('text')}</p>
      {DIAL_NAMES.map((name) => (
        <Dial key={name} name={name} />
      ))}
      <Voice />
      <div className="buttons">
        <Button onClick={() => setPracticeDial({ ...BAD_DAY, voice: dial.voice })}>
          {t('bad')}
        </Button>
        <Button disabled={isCalm(dial)} onClick={() => setPracticeDial(CALM_DAY)}>
          {t('calm')}
        </Button>
      </div>
    </Card>
  )
}

/** Setting for the simulator's second style of answers. */
function Voice() {
  const t = useTranslations('help.day')
  const id = useId()
  const dial = usePracticeDial()
  return (
    <div>
      <label className={styles.voice}>
        <input
          type="checkbox"
          className="check"
          checked={dial.voice === 'field'}
          aria-describedby={id}
          onChange={({ target }) =>
            setPracticeDial({ ...dial, voice: target.checked ? 'field' : 'plain' })
          }
        />
        {t('voice')}
      </label>
      <p id={id} className="muted">
        {t('voiceHint')}
      </p>
    </div>
  )
}

function Dial({ name }: { readonly name: DialName }) {
  const t = useTranslations('help.day')
  const format = useFormatter()
  const id = useId()
  const dial = usePracticeDial()
  const isTime = name === 'delay'
  const value = isTime
    ? t('seconds', { seconds: dial.delay })
    : format.number(dial[name] / 100, { style: 'percent' })
  return (
    <div className={styles.dial}>
      <label htmlFor={id}>{t(name)}</label>
      <input
        id={id}
        type="range"
        max={DIAL_ENDS[name]}
        step={isTime ? 1 : 5}
        value={dial[name]}
        aria-valuetext={value}
        onChange={(event) => setPracticeDial({ ...dial, [name]: event.target.valueAsNumber })}
      />
      <output htmlFor={id}>{value}</output>
    </div>
  )
}
