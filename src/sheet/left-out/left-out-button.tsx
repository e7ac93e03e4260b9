import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { useDraft } from '#shell/services.ts'
import { Button } from '#ui/button.tsx'
import { useSheet } from '#sheet/state/use-sheet.ts'
import { countLeftOut } from '#sheet/state/count-left-out.ts'
import { LeftOutDialog } from './left-out-dialog.tsx'

/** Number of left-out rows; opens their list. */
export function LeftOutButton() {
  const t = useTranslations('prepare.sheet')
  const format = useFormatter()
  const { showLeftOut } = useSheet()
  const count = countLeftOut(useDraft().snapshot)
  if (count === 0) return null
  return (
    <Button icon="aside" aria-haspopup="dialog" onClick={() => showLeftOut(true)}>
      {t('leftOut')} <b>{format.number(count)}</b>
    </Button>
  )
}

/** List of left-out rows. It stays open after the last one was put back. */
export function LeftOut() {
  const { isLeftOutShown, showLeftOut } = useSheet()
  return isLeftOutShown && <LeftOutDialog onClose={() => showLeftOut(false)} />
}
