import { type SubmitEvent, useId, useState } from 'react'
import * as z from 'zod/mini'
import { useTranslations } from '#i18n/use-translations.ts'
import { useUpload } from '#page/upload-context.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useSchemaForm } from '#ui/form/use-schema-form.ts'
import type { WorkProps } from './work-region.tsx'
import styles from './work.module.css'

type SetAsideProps = WorkProps & { readonly disabled?: boolean }

/** The end for entries that somebody gives up; asks why, and can be undone. */
export function SetAside({ positions, disabled = false }: SetAsideProps) {
  const t = useTranslations('failures')
  const { run } = useUpload()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon="aside" disabled={disabled} onClick={() => setOpen(true)}>
        {t('setAside')}
      </Button>
      {open && (
        <ReasonDialog
          count={positions.length}
          onGiveUp={(why) => void run.setAside(positions, why)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

const WHYS = ['cancelled', 'otherwise', 'duplicate'] as const
const schema = z.object({ why: z.string() })

type ReasonDialogProps = {
  readonly count: number
  readonly onGiveUp: (why: string) => void
  readonly onClose: () => void
}

function ReasonDialog({ count, onGiveUp, onClose }: ReasonDialogProps) {
  const t = useTranslations('failures')
  const common = useTranslations('common')
  const formId = useId()
  const { form, submit } = useSchemaForm(schema, { why: '' })
  const giveUp = (event: SubmitEvent) =>
    submit(event, ({ why }) => {
      onClose()
      onGiveUp(why.trim())
    })
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
        <TextField label={t('why')} {...form.register('why')} />
      </form>
      <div role="group" aria-label={t('whys.title')} className={styles.buttons}>
        {WHYS.map((key) => (
          <Button key={key} onClick={() => form.setValue('why', t(`whys.${key}`))}>
            {t(`whys.${key}`)}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}
