import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useTranslations } from '#i18n/use-translations.ts'
import { useCanAct, useServices } from '#shell/services.ts'
import type { OpenedHandOver } from '#worker/records/hand-over.ts'
import { serviceAddress } from '#service/installation.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import { plainText } from '#i18n/words/plain-text.ts'

type OpenHandOverProps = { readonly file: File; readonly onClose: () => void }

/** Opens the upload in a file that a colleague handed over, or says why the file can't be opened here. */
export function OpenHandOver({ file, onClose }: OpenHandOverProps) {
  const t = useTranslations('upload.handOver')
  const common = useTranslations('common')
  const why = useOpening(file, onClose)
  return (
    <Dialog
      title={t('opening', { name: plainText(file.name) })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{common('close')}</Button>}
    >
      <p role="status">{why ?? common('loading')}</p>
    </Dialog>
  )
}

/** Opens the file once. Returns the reason if it can't be opened. */
function useOpening(file: File, onClose: () => void): string | null {
  const t = useTranslations('upload.handOver')
  const announce = useAnnounce()
  const canAct = useCanAct()
  const { records, installation, uploads } = useServices()
  const [, navigate] = useLocation()
  const { mutate, data, isError } = useMutation({
    meta: { changes: ['uploads'] },
    mutationFn: () => {
      const service = serviceAddress(installation, location.origin)
      return records.openHandOver({ file, service, practice: installation.practice })
    },
    onSuccess: (opened) => {
      if (opened.kind !== 'opened') return
      uploads?.noteNew()
      onClose()
      navigate(`/uploads/${opened.upload}`)
      announce(t(opened.isNew ? 'opened' : 'known'))
    },
  })
  const begun = useRef<File>(null)
  useEffect(() => {
    if (!canAct || begun.current === file) return
    begun.current = file
    mutate()
  }, [canAct, file, mutate])
  if (!canAct) return t('refused.watching')
  if (isError) return t('refused.failed')
  return data === undefined ? null : refusal(data, t)
}

type Say = ReturnType<typeof useTranslations<'upload.handOver'>>

function refusal(opened: OpenedHandOver, t: Say): string | null {
  if (opened.kind === 'opened') return null
  if (opened.kind !== 'other-service') return t(`refused.${opened.kind}`)
  const name = plainText(opened.serviceName)
  return name === '' ? t('refused.other-unnamed') : t('refused.other-service', { name })
}
