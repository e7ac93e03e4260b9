import { useRef } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { useCanAct } from '#shell/services.ts'
import { MenuButton } from '#ui/menu/menu-button.tsx'
import { FileInput } from './file-input.tsx'
import { usePasteButton } from './use-paste-button.tsx'

/** Adds rows from a file or the clipboard to a sheet, and opens uploads that a colleague handed over. */
export function AddRows({ iconOnly = false }: { readonly iconOnly?: boolean }) {
  const t = useTranslations('prepare.intake')
  const canAct = useCanAct()
  const chooser = useRef<HTMLInputElement>(null)
  const handOver = useRef<HTMLInputElement>(null)
  const { paste, dialog } = usePasteButton()
  return (
    <>
      <MenuButton
        label={t('addRows')}
        icon="plus"
        iconOnly={iconOnly}
        items={[
          {
            text: t('chooseFile'),
            icon: 'sheet',
            disabled: !canAct,
            onChoose: () => chooser.current?.click(),
          },
          { text: t('paste'), icon: 'clipboard', disabled: !canAct, onChoose: paste },
          {
            text: t('openHandOver'),
            isFirst: true,
            disabled: !canAct,
            onChoose: () => handOver.current?.click(),
          },
        ]}
      />
      <FileInput ref={chooser} hidden />
      <FileInput ref={handOver} hidden aria-label={t('handOverFile')} accept=".json" />
      {dialog}
    </>
  )
}
