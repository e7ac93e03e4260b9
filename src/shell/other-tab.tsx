import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { useServices } from './services.ts'
import { Button } from '#ui/button.tsx'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { useFocusRescue } from '#ui/use-focus-rescue.ts'

/** Notice that only another tab may change and send, with a button to take over. */
export function OtherTab() {
  const t = useTranslations('shell')
  const { ownership } = useServices()
  const state = useSyncExternalStore(ownership.subscribe, ownership.getSnapshot)
  const own = useRef<HTMLButtonElement>(null)
  useFocusRescue(focusPage, (focused) => (focused === own.current ? focused : null))
  useTaken(state === 'owner', state === 'taking')
  if (state === 'owner' || state === 'asking') return null
  if (state === 'giving') return <Notice tone="info">{t('giving')}</Notice>
  const isTaking = state === 'taking'
  const use = (
    <Button ref={own} aria-disabled={isTaking} onClick={ownership.takeOver}>
      {t('useThisTab')}
    </Button>
  )
  return (
    <Notice tone="info" actions={use}>
      {t(isTaking ? 'taking' : 'watching')}
    </Notice>
  )
}

/** Announces that this tab has taken over, which the page only shows by removing the notice. */
function useTaken(isOwner: boolean, isTaking: boolean): void {
  const t = useTranslations('shell')
  const announce = useAnnounce()
  const wasTaking = useRef(false)
  useEffect(() => {
    if (wasTaking.current && isOwner) announce(t('taken'))
    wasTaking.current = isTaking
  }, [isOwner, isTaking, announce, t])
}

function focusPage(): void {
  const place = document.getElementById('sheet') ?? document.getElementById('page')
  place?.focus({ preventScroll: true })
}
