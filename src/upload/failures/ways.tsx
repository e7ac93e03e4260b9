import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { useUpload } from '#upload/frame/upload-context.ts'
import { Button, type ButtonLook } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import styles from '#upload/failures/grid/work.module.css'
import type { WorkProps } from './work-panel.tsx'

type WaysProps = { readonly children: ReactNode }

/** Next steps, the safest first. */
export function Ways({ children }: WaysProps) {
  return <ul className="rigid">{children}</ul>
}

type WayProps = {
  readonly title: string
  readonly text: ReactNode
  readonly recommended?: boolean
  readonly children: ReactNode
}

/** One next step: its name, its effect or risk, and its button. */
export function Way({ title, text, recommended = false, children }: WayProps) {
  const t = useTranslations('failures')
  return (
    <li className={styles.way}>
      <div className={styles.wayWords}>
        <h3>
          {title} {recommended && <span className={styles.recommended}>{t('recommended')}</span>}
        </h3>
        <p className="quiet">{text}</p>
      </div>
      {children}
    </li>
  )
}

type SetAsideProps = WorkProps & {
  readonly text: string
  readonly look?: ButtonLook
}

/** Sets entries aside after asking for the reason. Can be undone. */
export function SetAside({ positions, text, look = 'plain' }: SetAsideProps) {
  const { upload } = useUpload()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        look={look}
        {...(look === 'ghost' ? { icon: 'aside' } : {})}
        disabled={positions.length === 0}
        onClick={() => setOpen(true)}
      >
        {text}
      </Button>
      {open && (
        <ReasonDialog
          count={positions.length}
          onGiveUp={(why) => void upload.setAside(positions, why)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** Last of the next steps: sets the entries aside. */
export function SetAsideWay({ positions }: WorkProps) {
  const t = useTranslations('failures')
  const text = t('setCountAside', { count: positions.length })
  return (
    <Way title={t('setAside')} text={t('asideText')}>
      <SetAside positions={positions} text={text} />
    </Way>
  )
}

const WHYS = ['cancelled', 'otherwise', 'duplicate'] as const

type ReasonDialogProps = {
  readonly count: number
  readonly onGiveUp: (why: string) => void
  readonly onClose: () => void
}

function ReasonDialog({ count, onGiveUp, onClose }: ReasonDialogProps) {
  const t = useTranslations('failures')
  const common = useTranslations('common')
  const formId = useId()
  const [why, setWhy] = useState('')
  const giveUp = (event: SubmitEvent) => {
    event.preventDefault()
    onClose()
    onGiveUp(why.trim())
  }
  return (
    <Dialog
      question
      title={t('setAsideTitle', { count })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button look="main" type="submit" form={formId}>
            {t('setAside')}
          </Button>
        </>
      }
    >
      <p>{t('setAsideText')}</p>
      <form id={formId} onSubmit={giveUp}>
        <TextField label={t('why')} value={why} onChange={({ target }) => setWhy(target.value)} />
      </form>
      <div role="group" aria-label={t('whys.title')} className="buttons">
        {WHYS.map((key) => (
          <Button key={key} onClick={() => setWhy(t(`whys.${key}`))}>
            {t(`whys.${key}`)}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}
