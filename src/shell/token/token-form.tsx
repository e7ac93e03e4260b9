import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useId } from 'react'
import { useForm, type UseFormRegisterReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { useTranslations } from '#i18n/use-translations.ts'
import { type AccessToken, parseToken, type TokenProblem } from '#service/token.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import { Icon } from '#ui/icon.tsx'
import { OutsideLink } from '#ui/text/outside-link.tsx'
import { setKeepToken, useKeepToken } from '#shell/preferences/keep-token.ts'
import { rememberShop, useShopNames } from '#shell/preferences/shop-names.ts'
import { useServices } from '#shell/services.ts'
import { useToken } from './use-token.ts'
import styles from './token-form.module.css'
import { AS_TYPED } from '#ui/form/as-typed.ts'

export type TokenFormProps = {
  /** Label of the button, which names the next action. */
  readonly action: string
  /** Called once the token is in use and a paused upload continues. */
  readonly onTaken?: () => void
  /** One line without the check box and the reason, if the reason is shown beside it. */
  readonly inLine?: boolean
  /** Opened by a press, so the field takes the focus. */
  readonly takesFocus?: boolean
}

/** The simulator takes any token. */
const PRACTICE_TOKEN = 'practice-token'

const schema = z.object({
  token: z.string().check(({ value, issues }) => {
    const reading = parseToken(value)
    if (!reading.ok) issues.push({ code: 'custom', message: reading.reason, input: value })
  }),
  keep: z.boolean(),
  shop: z.string(),
})

/**
 * Form for the access token, which resumes a paused upload. Removes pasted extras; refuses what no header can carry.
 */
export function TokenForm({ action, onTaken, inLine = false, takesFocus = false }: TokenFormProps) {
  const t = useTranslations('token')
  const { practice } = useServices().installation
  const { form, sentence, use } = useTokenForm(inLine, onTaken)
  const id = useId()
  const usePractice = () => {
    form.setValue('token', PRACTICE_TOKEN)
    void use()
  }
  useEffect(() => {
    if (takesFocus) form.setFocus('token')
  }, [form, takesFocus])
  return (
    <form className={classes('stack loose', inLine && styles.inLine)} onSubmit={use} noValidate>
      <label className={inLine ? 'visually-hidden' : undefined} htmlFor={id}>
        {t('field')}
      </label>
      <input
        {...form.register('token')}
        id={id}
        className={styles.field}
        type="password"
        placeholder={inLine ? t('field') : undefined}
        {...AS_TYPED}
        aria-invalid={sentence ? true : undefined}
        aria-describedby={sentence ? `${id}-problem` : undefined}
      />
      {sentence && (
        <p id={`${id}-problem`} className={styles.problem}>
          <Icon name="cross" size={14} /> {sentence}
        </p>
      )}
      {!inLine && <ShopField {...form.register('shop')} />}
      {!inLine && (
        <div>
          <label className={styles.keep}>
            <input
              type="checkbox"
              className="check"
              {...form.register('keep')}
              aria-describedby={`${id}-keep`}
            />
            {t('keep')}
          </label>
          <p id={`${id}-keep`} className={styles.hint}>
            {t('keepHint')}
          </p>
        </div>
      )}
      <Button type="submit" look="main">
        {action}
      </Button>
      {practice && <Button onClick={usePractice}>{t('usePractice')}</Button>}
    </form>
  )
}

/** Link to the page where users get a token, if the installation has one. */
export function TokenHelp() {
  const t = useTranslations('token')
  const { tokenHelpUrl } = useServices().installation
  return tokenHelpUrl && <OutsideLink address={tokenHelpUrl}>{t('help')}</OutsideLink>
}

/** Name of the token's shop, for users who work for several shops. */
function ShopField(field: UseFormRegisterReturn<'shop'>) {
  const t = useTranslations('token')
  const names = useShopNames()
  const id = useId()
  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        {t('shop')}
      </label>
      <input
        {...field}
        id={id}
        className={styles.field}
        list={`${id}-names`}
        maxLength={60}
        placeholder={t('shop')}
        autoComplete="off"
      />
      <datalist id={`${id}-names`}>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  )
}

/** Returns the form, the text about its problem, and the submit handler. */
function useTokenForm(inLine: boolean, onTaken?: () => void) {
  const t = useTranslations('token')
  const announce = useAnnounce()
  const { tokens } = useServices()
  const { rejected, shop: lastShop } = useToken()
  const form = useForm({
    defaultValues: { token: '', keep: useKeepToken(), shop: lastShop },
    resolver: zodResolver(schema),
  })
  const problem = form.formState.errors.token?.message as TokenProblem | undefined
  useEffect(() => {
    if (problem) announce(t(`problem.${problem}`))
  }, [announce, problem, t])
  const use = form.handleSubmit(({ token, keep, shop }) => {
    const reading = parseToken(token)
    if (!reading.ok) return
    setKeepToken(keep)
    const named = nameOfShop(shop, reading.value)
    rememberShop(named)
    tokens.set(reading.value, keep, named)
    announce(t('added'))
    onTaken?.()
  })
  const isRejected = rejected && !inLine
  const sentence = problem ? t(`problem.${problem}`) : isRejected ? t('rejectedText') : null
  return { form, sentence, use }
}

/** Returns the shop's name; empty if it is the token, pasted into the wrong field, since names are shown and stored. */
function nameOfShop(typed: string, token: AccessToken): string {
  const read = parseToken(typed)
  return read.ok && read.value === token ? '' : typed.trim()
}
