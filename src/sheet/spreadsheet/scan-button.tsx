import { useEffect, useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { useScanning } from '#sheet/scanning/with-scanning.tsx'
import { useCanAct, useDraft } from '#shell/services.ts'
import { Button } from '#ui/button.tsx'
import { useNarrow } from '#ui/use-narrow.ts'

/** Opens `Scan labels`, on phones and on computers with a camera. */
export function ScanButton({ iconOnly = false }: { readonly iconOnly?: boolean }) {
  const t = useTranslations('prepare')
  const canAct = useCanAct()
  const { noNumberCount: count } = useDraft().snapshot
  const { open } = useScanning()
  const hasCamera = useHasCamera()
  const narrow = useNarrow()
  if (!narrow && !hasCamera) return null
  const text = count > 0 ? t('scanWaiting', { count }) : t('scanLabels')
  return (
    <Button
      icon="scan"
      iconOnly={iconOnly}
      aria-label={iconOnly ? text : undefined}
      aria-haspopup="dialog"
      disabled={!canAct}
      onClick={() => open({ kind: 'camera' })}
    >
      {text}
    </Button>
  )
}

/** Returns whether the computer has a camera. This needs no permission. */
function useHasCamera(): boolean {
  const [hasCamera, setHasCamera] = useState(false)
  useEffect(() => {
    // Undefined on a page without https, whatever TypeScript's types say.
    const media = navigator.mediaDevices as MediaDevices | undefined
    const isCamera = ({ kind }: MediaDeviceInfo) => kind === 'videoinput'
    const look = () => {
      media?.enumerateDevices().then(
        (devices) => setHasCamera(devices.some(isCamera)),
        () => {},
      )
    }
    look()
    media?.addEventListener?.('devicechange', look)
    return () => media?.removeEventListener?.('devicechange', look)
  }, [])
  return hasCamera
}
