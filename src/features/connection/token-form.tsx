import { type SubmitEvent, useEffect, useId } from 'react'
import * as z from 'zod/mini'
import { useTranslations } from '#i18n/use-translations.ts'
import { useServices } from '#page/services.ts'
import { type AccessToken, parseToken, type TokenProblem } from '#service/token.ts'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useSchemaForm } from '#ui/form/use-schema-form.ts'
import { OutsideLink } from '#ui/outside-link.tsx'
import styles from './token-bar.module.css'

type TokenFormProps = {
  readonly rejected: boolean
  readonly takesFocus: boolean
  readonly onUse: (token: AccessToken, keepForTab: boolean) => void
  readonly onCancel?: () => void
}

const schema = z.object({
  token: z.string().check(({ value, issues }) => {
    const reading = parseToken(value)
    if (!reading.ok) issues.push({ code: 'custom', message: reading.reason, input: value })
  }),
  keep: z.boolean(),
})

/** Asks for the access token. What people paste is forgiven; what no header can carry is refused in words. */
export function TokenForm({ rejected, takesFocus, onUse, onCancel }: TokenFormProps) {
  const t = useTranslations('token')
  const tCommon = useTranslations('common')
  const { tokenHelpUrl } = useServices().installation
  const { form, submit } = useSchemaForm(schema, { token: '', keep: false })
  const id = useId()
  const announce = useAnnounce()
  const { errors } = form.formState
  const problem = errors.token?.message as TokenProblem | undefined
  const sentence = problem ? t(`problem.${problem}`) : rejected ? t('rejected') : null
  useEffect(() => {
    if (takesFocus) form.setFocus('token')
  }, [form, takesFocus])
  useEffect(() => {
    if (problem) announce(t(`problem.${problem}`))
  }, [announce, problem, t])
  const use = (event: SubmitEvent) =>
    submit(event, ({ token, keep }) => {
      const reading = parseToken(token)
      if (reading.ok) onUse(reading.value, keep)
    })
  return (
    <form className={styles.form} onSubmit={use} noValidate>
      <label className={styles.label} htmlFor={id}>
        {t('field')}
      </label>
      <input
        {...form.register('token', { onChange: () => form.clearErrors() })}
        id={id}
        className={styles.field}
        type="password"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        aria-invalid={sentence ? true : undefined}
        aria-describedby={sentence ? `${id}-problem` : undefined}
      />
      <Button type="submit">{t('use')}</Button>
      {onCancel && (
        <Button look="quiet" onClick={onCancel}>
          {tCommon('cancel')}
        </Button>
      )}
      <label className={styles.keep}>
        <input type="checkbox" {...form.register('keep')} />
        {t('keep')}
      </label>
      {tokenHelpUrl && <OutsideLink address={tokenHelpUrl}>{t('help')}</OutsideLink>}
      {sentence && (
        <p id={`${id}-problem`} className={styles.problem}>
          <Icon name="cross" size={13} /> {sentence}
        </p>
      )}
    </form>
  )
}
