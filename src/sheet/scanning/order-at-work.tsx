import { type SyntheticEvent, useState } from 'react'
import type { ScanOrder } from '#domain/scanning/decide.ts'
import { useItemNames } from '#i18n/words/item-words.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useDraft } from '#shell/services.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { TextField } from '#ui/form/text-field.tsx'
import type { ScanSession } from './scan-session.ts'
import type { ScanView } from './scan-state.ts'
import { useKeepFocus } from './use-keep-focus.ts'
import styles from './scanning.module.css'

type OrderAtWorkProps = { readonly session: ScanSession; readonly view: ScanView }

/** Order that waits for its label, with buttons for another order. */
export function OrderAtWork({ session, view }: OrderAtWorkProps) {
  const t = useTranslations('scanning')
  const [isChoosing, setChoosing] = useState(false)
  useKeepFocus()
  const { way, target } = view
  const hasNext = way === 'next-order' && target !== null
  return (
    <section className={styles.order} tabIndex={-1} data-start aria-label={t('order.chosen')}>
      <Target view={view} target={target} />
      {isChoosing ? (
        <OtherOrder session={session} onDone={() => setChoosing(false)} />
      ) : (
        <div className={styles.choices}>
          {hasNext && <Button onClick={() => void session.skip()}>{t('skip')}</Button>}
          <Button onClick={() => setChoosing(true)}>{t('other')}</Button>
        </div>
      )}
    </section>
  )
}

type TargetProps = { readonly view: ScanView; readonly target: ScanOrder | null }

function Target({ view: { way }, target }: TargetProps) {
  const t = useTranslations('scanning.order')
  const { noNumberCount } = useDraft().snapshot
  const namesOf = useItemNames()
  if (target === null) {
    const isDone = way === 'next-order'
    // The first order is still loading.
    if (isDone && noNumberCount > 0) return <h3 className={styles.name}>…</h3>
    return (
      <>
        <h3 className={styles.name}>{t(isDone ? 'allHave' : 'none')}</h3>
        <p className="quiet">{t(isDone ? 'allHaveHint' : 'noneHint')}</p>
      </>
    )
  }
  const { id, orderId, merchantOrderId, lines, items } = target
  const facts = [
    merchantOrderId,
    ...namesOf(items),
    // Counts the lines only if some share a name.
    lines > Math.max(items.length, 1) ? t('lines', { count: lines }) : '',
    id === null && way === 'next-order' ? t('hasNumber') : '',
  ].filter((fact) => fact !== '')
  return (
    <>
      <span className="quiet">{t(way === 'next-order' ? 'next' : 'chosen')}</span>
      <h3 className={styles.name}>
        <span className={styles.id}>{orderId}</span>
      </h3>
      <p className={classes(styles.facts, 'quiet')}>
        {[...facts, ...(facts.length === 0 ? [t('label')] : [])].join(' · ')}
      </p>
    </>
  )
}

type OtherOrderProps = { readonly session: ScanSession; readonly onDone: () => void }

/** Field for the name of another order. */
function OtherOrder({ session, onDone }: OtherOrderProps) {
  const t = useTranslations('scanning')
  const tCommon = useTranslations('common')
  const [name, setName] = useState('')
  const [missing, setMissing] = useState<string | null>(null)
  const use = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    if (await session.choose(name)) onDone()
    else setMissing(name.trim())
  }
  return (
    <form
      className={styles.other}
      onSubmit={(event) => void use(event)}
      noValidate
      data-takes-scans
    >
      <TextField
        ref={(field) => field?.focus()}
        label={t('otherField')}
        value={name}
        monospace
        problem={missing === null ? undefined : t('otherMissing', { name: missing })}
        onChange={(event) => {
          setName(event.target.value)
          setMissing(null)
        }}
      />
      <Button type="submit">{t('otherUse')}</Button>
      <Button look="quiet" onClick={onDone}>
        {tCommon('cancel')}
      </Button>
    </form>
  )
}
