import { useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import { askToNotify, canNotify, setNotifyWish, useNotifyWish } from './notify.ts'

/** While sending, offers a notification for when the upload ends or needs the user. */
export function NotifyButton() {
  const t = useTranslations('upload.notify')
  const announce = useAnnounce()
  const isWanted = useNotifyWish()
  const [isBlocked, setBlocked] = useState(false)
  if (!canNotify()) return null
  const press = async () => {
    if (isWanted) return setNotifyWish(false)
    const isAllowed = await askToNotify()
    setBlocked(!isAllowed)
    setNotifyWish(isAllowed)
    announce(t(isAllowed ? 'on' : 'blocked'))
  }
  if (isBlocked) return <span>{t('blocked')}</span>
  return (
    <Button
      look="ghost"
      {...(isWanted ? { icon: 'check' as const } : {})}
      aria-pressed={isWanted}
      title={t('about')}
      onClick={() => void press()}
    >
      {t('button')}
    </Button>
  )
}
