import { type SubmitEvent, useState } from 'react'
import { cleanCell } from '#domain/entry/cleaning/clean-cell.ts'
import { hasControlCharacters } from '#domain/entry/cleaning/damage.ts'
import { useLocale, useTranslations } from '#i18n/use-translations.ts'
import { nameOfCandidate } from '#i18n/words/candidate-names.ts'
import { Button } from '#ui/button.tsx'
import { isTouched } from '#ui/is-touched.ts'
import { useNameOfKey } from './courier-words.ts'
import { CourierCodeField } from '#entries/couriers/courier-code-field.tsx'
import styles from './choice.module.css'

type CodeChoiceProps = {
  /** Name of the group, by count and shape. */
  readonly label: string
  readonly chosen: string | null
  readonly isFolded?: boolean
  readonly disabled: boolean
  readonly onChoose: (code: string, courierName: string, isPress: boolean) => void
  readonly onGoOn?: () => void
}

/** Code to type or pick from a list, if the service offers no couriers. */
export function CodeChoice({ label, chosen, disabled, onChoose, ...props }: CodeChoiceProps) {
  const t = useTranslations('couriers')
  const common = useTranslations('common')
  const language = useLocale()
  // null: the field shows the choice, because the user has typed nothing since.
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? chosen ?? ''
  const code = cleanCell(text)
  const isBad = hasControlCharacters(code)
  const isNew = code !== '' && code !== chosen && !isBad
  const choose = (courier: string, name: string, isPress: boolean) => {
    setTyped(null)
    onChoose(courier, name, isPress)
    if (!isPress) props.onGoOn?.()
  }
  const take = (event: SubmitEvent) => {
    event.preventDefault()
    if (isNew) choose(code, code, false)
    else if (code !== '' && !isBad) props.onGoOn?.()
  }
  if (props.isFolded && chosen !== null) return <ChosenCode code={chosen} />
  return (
    <form aria-label={label} onSubmit={take}>
      <div className={styles.codeRow}>
        <CourierCodeField
          label={common('courierCode')}
          quietLabel
          text={text}
          onText={setTyped}
          onChoose={(courier, isPress) =>
            choose(courier.key, nameOfCandidate(courier, language), isPress)
          }
          problem={isBad ? common('badCode') : undefined}
          disabled={disabled}
        />
        {isNew && <Button onClick={() => choose(code, code, isTouched())}>{t('useCode')}</Button>}
      </div>
      <p className={styles.note}>{t('noCandidates')}</p>
    </form>
  )
}

function ChosenCode({ code }: { readonly code: string }) {
  const name = useNameOfKey([])(code)
  return (
    <span>
      {name !== code && <strong>{name} </strong>}
      <code>{code}</code>
    </span>
  )
}
