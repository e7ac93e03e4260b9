import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { type AccessToken, parseToken, type TokenProblem } from '#service/token.ts'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { OutsideLink } from '#ui/outside-link.tsx'
import styles from './token-bar.module.css'

type TokenFormProps = {
  readonly rejected: boolean
  readonly helpUrl: string
  readonly takesFocus: boolean
  readonly onUse: (token: AccessToken, keepForTab: boolean) => void
  readonly onCancel?: () => void
}

/** Asks for the access token. What people paste is forgiven; what no header can carry is refused in words. */
export function TokenForm({ rejected, helpUrl, takesFocus, onUse, onCancel }: TokenFormProps) {
  const t = useTranslations('token')
  const tCommon = useTranslations('common')
  const [problem, setProblem] = useState<TokenProblem | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const keep = useRef<HTMLInputElement>(null)
  const id = useId()
  const announce = useAnnounce()
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const reading = parseToken(field.current?.value ?? '')
    setProblem(reading.ok ? null : reading.reason)
    if (reading.ok) return onUse(reading.value, keep.current?.checked ?? false)
    field.current?.focus()
    announce(t(`problem.${reading.reason}`))
  }
  const sentence = problem ? t(`problem.${problem}`) : rejected ? t('rejected') : null
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <label className={styles.label} htmlFor={id}>
        {t('field')}
      </label>
      <input
        ref={field}
        id={id}
        className={styles.field}
        type="password"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        aria-invalid={sentence ? true : undefined}
        aria-describedby={sentence ? `${id}-problem` : undefined}
        onInput={() => setProblem(null)}
      />
      <Button type="submit">{t('use')}</Button>
      {onCancel && (
        <Button look="quiet" onClick={onCancel}>
          {tCommon('cancel')}
        </Button>
      )}
      <label className={styles.keep}>
        <input ref={keep} type="checkbox" />
        {t('keep')}
      </label>
      {helpUrl && <OutsideLink address={helpUrl}>{t('help')}</OutsideLink>}
      {sentence && (
        <p id={`${id}-problem`} className={styles.problem}>
          <Icon name="cross" size={13} /> {sentence}
        </p>
      )}
    </form>
  )
}
