import { type ComponentType, Suspense, useState } from 'react'
import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import type { IssueKind } from '#domain/draft/issues/issue.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import type { DraftClient } from '#sheet-engine/client.ts'
import styles from '#features/draft/draft.module.css'
import type { PreviewDialogProps, UploadTarget } from './preview-dialog.tsx'
import { WarningsDialog } from './warnings-dialog.tsx'

export type UploadPress = UploadTarget & {
  /** false: nothing can be kept here, so nothing is sent; the page says why. */
  readonly canUpload: boolean
  readonly hasToken: boolean
  /** The button was pressed without a token: the page asks for one. */
  readonly onTokenNeeded: () => void
  /** Moves what can be sent into an upload and opens it. */
  readonly onUpload: () => Promise<void>
}

type UploadActionsProps = {
  readonly client: DraftClient
  readonly snapshot: DraftSnapshot
  readonly canAct: boolean
  readonly press: UploadPress
  /** `PreviewDialog`, loaded when it is opened. */
  readonly preview: ComponentType<PreviewDialogProps>
  readonly onSay: (what: 'token-needed' | 'failed' | null) => void
  /** Shows the rows of a kind in the sheet. */
  readonly onShow: (kind: IssueKind) => void
}

/** The main button, the question about warnings before it, and a look at what will be sent. */
export function UploadActions(props: UploadActionsProps) {
  const { client, snapshot, canAct, press, preview: PreviewDialog } = props
  const t = useTranslations('prepare')
  const { step, ask, send, leave } = useUploadSteps(props)
  const [previewed, setPreviewed] = useState(false)
  const count = snapshot.sendableCount
  return (
    <>
      {count === 0 && <span className={styles.muted}>{t('upload.nothing')}</span>}
      <Button disabled={count === 0} onClick={() => setPreviewed(true)}>
        {t('preview.button')}
      </Button>
      <div className={styles.main}>
        <Button
          look="main"
          disabled={!canAct || !press.canUpload || count === 0}
          // Not switched off while it works, which would take the keyboard from it.
          aria-disabled={step === 'busy'}
          onClick={() => void ask()}
        >
          {step === 'busy' ? t('upload.preparing') : t('upload.button', { count })}
        </Button>
      </div>
      {step === 'asking' && (
        <WarningsDialog
          snapshot={snapshot}
          onAnyway={() => void send()}
          onShow={(kind) => {
            leave()
            props.onShow(kind)
          }}
          onClose={leave}
        />
      )}
      {previewed && (
        <Suspense>
          <PreviewDialog
            client={client}
            snapshot={snapshot}
            target={press}
            onClose={() => setPreviewed(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** From the press to the upload: without a token one is asked for, and warnings want a yes. */
function useUploadSteps({ client, press, onSay }: UploadActionsProps) {
  const [step, setStep] = useState<'idle' | 'asking' | 'busy'>('idle')
  const send = async () => {
    setStep('busy')
    onSay(null)
    try {
      await press.onUpload()
    } catch {
      onSay('failed')
    }
    setStep('idle')
  }
  const ask = async () => {
    if (step === 'busy') return
    if (!press.hasToken) {
      onSay('token-needed')
      press.onTokenNeeded()
      return
    }
    setStep('busy')
    const { warningCount, columnDoubts } = await whenChecked(client)
    const isDoubtful = columnDoubts.some(({ kind }) => kind === 'swapped')
    if (warningCount > 0 || isDoubtful) setStep('asking')
    else await send()
  }
  return { step, ask, send, leave: () => setStep('idle') }
}

/** Waits until nothing is being checked any more, so that no warning comes after the yes. */
async function whenChecked(client: DraftClient): Promise<DraftSnapshot> {
  const snapshot = client.getSnapshot()
  if (snapshot.checked) return snapshot
  await new Promise<void>((resolve) => {
    const stop = client.subscribe(() => {
      if (!client.getSnapshot().checked) return
      stop()
      resolve()
    })
  })
  return client.getSnapshot()
}
