import { useId, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useDraft, useServices } from '#shell/services.ts'
import { TokenPopover } from '#shell/token/token-popover.tsx'
import { useToken } from '#shell/token/use-token.ts'
import type { DraftClient } from '#worker/client.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { useSheet } from '#sheet/state/use-sheet.ts'
import { useUploadKey } from '#sheet/state/use-sheet-keys.ts'
import type { Installation } from '#service/installation.ts'
import styles from './send.module.css'
import { startUpload } from './start-upload.ts'
import { numbersLeftOut, parcelsAtRisk, WarningsDialog } from './warnings-dialog.tsx'

/** Main button, with the steps before an upload: ask for the token, confirm warnings. */
export function UploadActions() {
  const { snapshot, canAct } = useDraft()
  const { uploads } = useServices()
  const t = useTranslations('prepare')
  const tToken = useTranslations('token')
  const { step, ask, check, send, leave } = useUploadSteps()
  const button = useRef<HTMLButtonElement>(null)
  useUploadKey(button)
  const ruleId = useId()
  const { overwriteRule } = useServices().installation
  const sheet = useSheet()
  const count = snapshot.sendableCount
  return (
    <>
      <div className={styles.main}>
        {overwriteRule && <OverwriteRule id={ruleId} rule={overwriteRule} />}
        <Button
          ref={button}
          look="main"
          aria-describedby={overwriteRule ? ruleId : undefined}
          disabled={!canAct || uploads === null || count === 0 || snapshot.importing !== null}
          // Not `disabled` while busy, which would drop the focus.
          aria-disabled={step === 'busy'}
          onClick={() => void ask()}
        >
          {step === 'busy' ? t('upload.preparing') : t('upload.button', { count })}
        </Button>
        {step === 'connecting' && (
          <TokenPopover
            title={tToken('toUpload')}
            anchor={button}
            onClose={leave}
            action={tToken('andUpload', { count })}
            onTaken={() => void check()}
          />
        )}
      </div>
      {step === 'asking' && (
        <WarningsDialog
          onAnyway={() => void send()}
          onShow={(issue) => {
            leave()
            // Clears the search, so that all rows with the issue are shown, and goes to the first.
            sheet.filter({ search: '', ...(issue === null ? { only: 'warnings' } : { issue }) })
            sheet.goToRow(0)
          }}
          onReview={() => {
            leave()
            sheet.showLeftOut(true)
          }}
          onClose={leave}
        />
      )}
    </>
  )
}

type OverwriteRuleProps = {
  readonly id: string
  readonly rule: NonNullable<Installation['overwriteRule']>
}

/** The installation's rule for an order that already has a number. */
function OverwriteRule({ id, rule }: OverwriteRuleProps) {
  const t = useTranslations('prepare.overwrite')
  return (
    <span id={id} className={classes('muted', styles.rule)}>
      {t(rule)}
    </span>
  )
}

/** Returns whether there is a token that the service has not rejected. */
function useHasToken(): boolean {
  const { hasToken, rejected } = useToken()
  return hasToken && !rejected
}

/** Handles the steps from the press to the upload: ask for a missing token, then confirm warnings. */
function useUploadSteps() {
  const services = useServices()
  const { draft, installation } = services
  const [, navigate] = useLocation()
  const { say } = useSheet()
  const hasToken = useHasToken()
  const [step, setStep] = useState<'idle' | 'connecting' | 'asking' | 'busy'>('idle')
  const send = async () => {
    setStep('busy')
    say(null)
    try {
      const id = await startUpload(services)
      if (id !== null) navigate(`/uploads/${id}`)
    } catch {
      say('failed')
    }
    setStep('idle')
  }
  const check = async () => {
    setStep('busy')
    const snapshot = await whenChecked(draft)
    const { warningCount, columnDoubts } = snapshot
    const isDoubtful = columnDoubts.some(({ kind }) => kind === 'swapped')
    const collides = parcelsAtRisk(snapshot, installation) !== null
    const asks = isDoubtful || collides || numbersLeftOut(snapshot).length > 0
    if (warningCount > 0 || asks) setStep('asking')
    else await send()
  }
  const ask = async () => {
    if (step === 'busy') return
    if (hasToken) await check()
    else setStep('connecting')
  }
  return { step, ask, check, send, leave: () => setStep('idle') }
}

/** Waits until every check has finished, so that no warning appears after the confirmation. */
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
